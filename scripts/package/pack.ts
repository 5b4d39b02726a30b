// `npm run package`: writes the package that `npm install --global` installs, and prints the path of its tarball.

import { execFileSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildExample, wasmExamples } from '../../examples/build.ts'
import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { root } from '../test/repository.ts'
import { writePackage } from './writePackage.ts'

const target = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const folder = path.join(target, 'package')
for (const name of wasmExamples) await buildExample(name)
await ensureBuilt()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await writePackage(folder, { built: true })
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 2 ** 20,
  }),
) as [{ filename: string }]
process.stdout.write(`${path.join(target, packed.filename)}\n`)
