import { describe, expect, it } from 'vitest'
import { addVerdict, isRouted, newConfirmer } from './ConfirmerRecord.ts'

const after = (losses: boolean[]) => losses.reduce(addVerdict, newConfirmer)
const won = (count: number) => new Array<boolean>(count).fill(false)

describe('a confirmer', () => {
  it('stays with one loss and goes with two in 100', () => {
    expect(isRouted(newConfirmer)).toBe(true)
    expect(isRouted(after([true]))).toBe(true)
    expect(isRouted(after([true, ...won(98), true]))).toBe(false)
  })

  it('is forgiven a loss after 100 verdicts, and its record stays bounded', () => {
    const record = after([true, ...won(99), true])
    expect(isRouted(record)).toBe(true)
    expect(record.lost).toHaveLength(100)
  })
})
