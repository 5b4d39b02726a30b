import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadDecoders } from './decoderFiles.ts'
import { runFuzz } from './runFuzz.ts'

const inputs = path.join(import.meta.dirname, 'inputs/mutatedBytes.ts')

/** Decoders that break in every way, beside one that does not. */
const source = `
import { mutatedBytes } from ${JSON.stringify(inputs)}
const decoder = (name, decode) => ({ name, inputs: () => mutatedBytes([Buffer.from('abc')]), decode })
const isEmpty = (input) => input.length === 0
const held = []
export const decoders = [
  decoder('sound', (input) => (input[0] === 97 ? 'accepted' : 'refused')),
  decoder('throws', (input) => { if (isEmpty(input)) throw new TypeError('planted'); return 'accepted' }),
  decoder('ends', (input) => { if (isEmpty(input)) process.exit(3); return 'accepted' }),
  decoder('strays', async (input) => {
    if (isEmpty(input)) { setImmediate(() => { throw new Error('planted') }); await new Promise((done) => setTimeout(done, 5)) }
    return 'accepted'
  }),
  { ...decoder('swells', () => { held.push(Buffer.alloc(2 ** 22, 1)); return 'accepted' }), memoryBytes: 2 ** 28 },
]
`

it('finds decoders that throw, end their process, throw later or take too much memory', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-fuzz-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'planted.ts')
  await writeFile(file, source)
  const decoders = (await loadDecoders(file)).map((decoder) => ({ file, decoder }))
  const { totals, findings } = await runFuzz({
    decoders,
    seed: 1,
    inputs: 5_000,
    processes: 2,
    signal: AbortSignal.timeout(60_000),
    progress() {},
  })
  const whys = Object.fromEntries(findings.map(({ decoder, why }) => [decoder, why]))
  expect(Object.keys(whys).sort()).toEqual(['ends', 'strays', 'swells', 'throws'])
  expect(whys.throws).toContain('TypeError: planted')
  expect(whys.ends).toContain('exit code 3')
  expect(whys.strays).toContain('an exception that nobody catches')
  expect(whys.swells).toContain('MiB')
  for (const { decoder, input } of findings)
    if (decoder !== 'swells' && decoder !== 'strays') expect(input).toHaveLength(0)
  expect(totals.find(({ name }) => name === 'sound')).toMatchObject({
    inputs: 1_000,
    accepted: expect.any(Number),
  })
})
