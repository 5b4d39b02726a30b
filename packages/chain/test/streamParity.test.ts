import { readFileSync, writeFileSync } from 'node:fs'
import { claimSkips, streamBooks } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { positionVectors, strikeVectors } from './panelVectors.ts'
import { streamCalls, streamVectors } from './streamVectors.ts'

/**
 * The other half are StreamParity.t.sol and PanelParity.t.sol in contracts/test/parity: they replay these vectors on the
 * contracts. MUSTER_WRITE_VECTORS=1 rewrites the file after an intended change of a rule.
 */
const file = new URL('../../../contracts/test/parity/streamVectors.json', import.meta.url)
const rowWords = 19

describe('the books of streams, the positions that seats open, and their strikes', () => {
  it('match the vectors of the contract tests', () => {
    const now = { calls: streamVectors(), strikes: strikeVectors(), positions: positionVectors() }
    if (process.env.MUSTER_WRITE_VECTORS === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

  it('have vectors for every call and skip, and for every refusal that random calls can meet', () => {
    const words = streamVectors()
      .slice(2)
      .match(/.{64}/g)!
      .map((word) => BigInt(`0x${word}`))
    const byte = (word: bigint, index: number) => Number((word >> BigInt(8 * index)) & 0xffn)
    const seen = { calls: new Set<string>(), refusals: new Set<string>(), skips: new Set<string>() }
    for (let i = 0; i < words.length; i += rowWords) {
      const outcome = words[i + 5]!
      const reason = byte(outcome, 0)
      if (reason === 0) seen.calls.add(streamCalls[byte(words[i]!, 0)]!)
      else seen.refusals.add(streamBooks.bookRefusals[reason - 1]!)
      seen.skips.add(claimSkips[byte(outcome, 1)]!).add(claimSkips[byte(outcome, 2)]!)
    }
    expect(streamCalls.filter((name) => !seen.calls.has(name))).toEqual([])
    expect(claimSkips.filter((name) => !seen.skips.has(name))).toEqual([])
    // 64 audits of one provider are too many for a sequence
    const missing = streamBooks.bookRefusals.filter((name) => !seen.refusals.has(name))
    expect(missing).toEqual(['too-many-audits'])
  })
})
