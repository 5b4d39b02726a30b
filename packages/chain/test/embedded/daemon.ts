// A process of its own with an embedded chain, to be killed at any moment: node daemon.ts <directory>
import { EmbeddedChain } from '../../src/index.ts'

const chain = await EmbeddedChain.start({ directory: process.argv[2]!, snapshotEvery: 150 })
process.stdout.write(`${chain.url} ${await chain.anvilPid()}\n`)
