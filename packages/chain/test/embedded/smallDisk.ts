// An embedded chain on a small disk: node smallDisk.ts <directory>. SIGUSR2 frees some space.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedChain } from '../../src/index.ts'

const ballast = path.join(process.argv[2]!, 'ballast')
writeFileSync(ballast, Buffer.alloc(200_000))
process.on('SIGUSR2', () => {
  rmSync(ballast)
  process.stdout.write('freed\n')
})
const chain = await EmbeddedChain.start({ directory: process.argv[2]! })
process.stdout.write(`${chain.url}\n`)
