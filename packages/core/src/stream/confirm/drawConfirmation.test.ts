import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../model/seededRandom.ts'
import { drawsConfirmation, drawsPlanted } from './drawConfirmation.ts'

/** The share of 20,000 draws that are true; off by at most five standard deviations, 0.018. */
function shareOf(draw: (random: number) => boolean): number {
  const random = seededRandom(11)
  return Array.from({ length: 20_000 }, () => draw(random())).filter(Boolean).length / 20_000
}

describe('drawsConfirmation', () => {
  it.each([
    ['p of the complete answers', 0.05, false, 0.05],
    ['4 p of the cut answers', 0.05, true, 0.2],
    ['all cut answers where 4 p is above 1', 0.3, true, 1],
    ["all answers under the paper's rule", 1, false, 1],
    ['none without a share', 0, true, 0],
  ])('confirms %s', (_, share, cut, expected) => {
    expect(Math.abs(shareOf((random) => drawsConfirmation(share, cut, random)) - expected)).toBeLessThan(
      0.018,
    )
  })
})

describe('drawsPlanted', () => {
  it('plants one ask in ten', () => {
    expect(Math.abs(shareOf(drawsPlanted) - 0.1)).toBeLessThan(0.018)
  })
})
