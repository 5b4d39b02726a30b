import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allDecoders } from './decoderFiles.ts'
import { fuzzBatch } from './fuzzBatch.ts'
import { tryInput } from './tryInput.ts'

const decoders = await allDecoders()
/** Batches of a decoder with weight 1 or more: 2,500 inputs. */
const maxBatches = 10
const seed = 1

describe.each(decoders.map(({ decoder }) => decoder))('the decoder of $name', (decoder) => {
  it('refuses or accepts mutated inputs, and does both', async () => {
    const inputs = await decoder.inputs()
    const batches = Math.max(1, Math.round(maxBatches * Math.min(1, decoder.weight ?? 1)))
    let [tried, accepted] = [0, 0]
    for (let batch = 0; batch < batches; batch++) {
      const { finding, ...report } = await fuzzBatch(decoder, inputs, { seed, batch })
      expect(
        finding && `${finding.why}\n--decoder ${decoder.name} --input ${finding.input.toString('base64')}`,
      ).toBe(undefined)
      tried += report.inputs
      accepted += report.accepted
    }
    // a generator that never or always meets the format would find nothing
    expect(accepted).toBeGreaterThan(tried / 100)
    expect(accepted).toBeLessThan(tried)
  })

  it('survives the inputs that once broke it', async () => {
    for (const input of regressionsOf(decoder.name))
      expect(await tryInput(decoder, input)).not.toHaveProperty('why')
  })
})

/** One input in base64 for each line of its file; what follows a space says what it broke. */
function regressionsOf(name: string): Buffer[] {
  try {
    const text = readFileSync(path.join(import.meta.dirname, 'regressions', `${name}.txt`), 'utf8')
    return text
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [Buffer.from(line.split(' ')[0]!, 'base64')]))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
