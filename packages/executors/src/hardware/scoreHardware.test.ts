import { describe, expect, it } from 'vitest'
import { octaneBenchOf, publishedScores } from './octaneBenchScores.ts'
import { scoreHardware } from './scoreHardware.ts'

describe('scoreHardware', () => {
  const card = (id: string, name: string) => ({ vendor: 'nvidia' as const, id, index: 0, name })

  it('has a source for every published score, and no score for other cards', () => {
    for (const { value, source } of Object.values(publishedScores)) {
      expect(value).toBeGreaterThan(0)
      expect(source).toContain('https://')
    }
    expect(octaneBenchOf('GeForce GTX 980')?.value).toBe(100)
    for (const unknown of ['Radeon RX 7900 XT', 'toString', ''])
      expect(octaneBenchOf(unknown)).toBeUndefined()
  })

  it('sums the cards, reduced by measured shares and never raised', () => {
    const gpus = [card('a', 'GeForce GTX 980'), card('b', 'GeForce GTX 980'), card('c', 'RTX A5000')]
    expect(scoreHardware(gpus).octaneBench).toBe(200)
    const shares = new Map([
      ['a', 0.5],
      ['b', 1.7],
    ])
    const cpu = { kernel: 'cpu/1', threads: 8, roundsPerSecond: 9000 } as const
    const score = scoreHardware(gpus, { measuredShares: shares, cpu })
    expect(score.octaneBench).toBe(150)
    expect(score.gpus[2]).toEqual({ id: 'c', name: 'RTX A5000', score: 0 })
    const listed = {
      'RTX A5000': { value: 40, source: 'https://example.org' },
      'GeForce GTX 980': { value: 900, source: '' },
    }
    expect(scoreHardware(gpus, { published: listed }).octaneBench).toBe(240)
  })
})
