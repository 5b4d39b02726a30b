import { describe, expect, it } from 'vitest'
import { Batches } from './Batches.ts'
import type { Row } from './LanguageModel.ts'

const never = new AbortController().signal

/** A model whose choices name the sequence and the number of tokens that were read, and that records its batches. */
function recordingModel({ failing = () => false }: { failing?: (rows: readonly Row[]) => boolean } = {}) {
  const batches: Row[][] = []
  let running = 0
  const evaluate = async (rows: readonly Row[]) => {
    expect(++running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    batches.push([...rows])
    if (failing(rows)) throw new Error('no memory')
    return rows.map(({ sequence, keep, wanted }) =>
      wanted.map((index) => ({ top: [{ token: sequence * 1_000 + keep + index + 1, logProb: 0 }] })),
    )
  }
  return { batches, evaluate }
}

const tokens = (count: number) => new Array<number>(count).fill(7)
const namesOf = (choices: readonly { top: readonly { token: number }[] }[]) =>
  choices.map(({ top }) => top[0]!.token)

describe('Batches', () => {
  it('reads long tokens in several batches and returns the wanted choices', async () => {
    const model = recordingModel()
    const work = { sequence: 1, keep: 5, tokens: tokens(40), firstWanted: 38 }
    expect(namesOf(await new Batches(model).evaluate(work, never))).toEqual([1_044, 1_045])
    expect(model.batches.map(([row]) => [row!.keep, row!.tokens.length])).toEqual([
      [5, 16],
      [21, 16],
      [37, 8],
    ])
  })

  it('evaluates sequences together, and no answer waits for a long prompt', async () => {
    const model = recordingModel()
    const batches = new Batches(model)
    const long = batches.evaluate({ sequence: 0, keep: 0, tokens: tokens(48), firstWanted: 47 }, never)
    for (let i = 0; i < 3; i++)
      await batches.evaluate({ sequence: 1, keep: i, tokens: [7], firstWanted: 0 }, never)
    await long
    expect(model.batches.map((rows) => rows.map((row) => row.tokens.length))).toEqual([
      [15, 1],
      [15, 1],
      [15, 1],
      [3],
    ])
  })

  it('stops a cancelled work after the batch that runs', async () => {
    const model = recordingModel()
    const batches = new Batches(model)
    const cancel = new AbortController()
    const work = { sequence: 0, keep: 0, tokens: tokens(160), firstWanted: 159 }
    const cancelled = batches.evaluate(work, cancel.signal)
    const other = batches.evaluate({ sequence: 1, keep: 0, tokens: [7], firstWanted: 0 }, never)
    await other
    cancel.abort(new Error('gone'))
    await expect(cancelled).rejects.toThrow('gone')
    expect(model.batches.length).toBeLessThan(3)
  })

  it('fails the works of a batch that the engine rejects, and takes others', async () => {
    const model = recordingModel({ failing: (rows) => rows.some(({ sequence }) => sequence === 0) })
    const batches = new Batches(model)
    const work = { sequence: 0, keep: 0, tokens: [1], firstWanted: 0 }
    await expect(batches.evaluate(work, never)).rejects.toThrow('no memory')
    expect(namesOf(await batches.evaluate({ ...work, sequence: 1 }, never))).toEqual([1_001])
  })
})
