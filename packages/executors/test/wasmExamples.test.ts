import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { runExample } from '../../../examples/test/runExample.ts'
import { generateScene } from '../../../examples/tracer/generate.ts'
import { generousLimits } from '../src/compliance/ComplianceSetup.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { sharedModules } from './programs/sharedModules.ts'

it('renders a part with the same bytes as an independent WASI host', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-example-'))
  const executor = new WasmExecutor({ dir: path.join(root, 'runs'), modulesDir: sharedModules() })
  onTestFinished(async () => {
    await executor.close()
    await rm(root, { recursive: true, force: true })
  })
  const input = { 'scene.txt': generateScene(5) }
  const args = ['--width', '40', '--height', '24', '--samples', '4']
  await mkdir(path.join(root, 'in'))
  await writeFile(path.join(root, 'in/scene.txt'), input['scene.txt'])
  const program = { modulePath: await buildExample('tracer') }
  for (const index of [0, 1]) {
    const part = { index, count: 2 }
    const spec = { program, args, part, inputDir: path.join(root, 'in'), limits: generousLimits }
    const outcome = await (await executor.start({ ...spec, runId: `part-${index}` })).wait()
    const { out } = await runExample('tracer', args, input, part)
    if (outcome.kind !== 'finished') throw new Error(outcome.kind)
    expect(Object.keys(out)).toHaveLength(1)
    for (const [name, bytes] of Object.entries(out))
      expect(await readFile(path.join(outcome.result.dir, name))).toEqual(bytes)
  }
})
