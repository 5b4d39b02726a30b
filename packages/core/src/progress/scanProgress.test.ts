import { describe, expect, it } from 'vitest'
import { nothingScanned, type ProgressScan, scanProgress } from './scanProgress.ts'

const scan = (...pieces: string[]) =>
  pieces.reduce<ProgressScan>((before, piece) => scanProgress(before, Buffer.from(piece)), nothingScanned)

describe('scanProgress', () => {
  it('reads a fraction, a percentage and a share', () => {
    expect(scan('muster:progress 3/20\n').share).toBe(0.15)
    expect(scan('muster:progress 15%\n').share).toBe(0.15)
    expect(scan('muster:progress 0.15\r\n').share).toBe(0.15)
  })

  it('reads the last line, also when a piece of the output ends within it', () => {
    expect(scan('epoch 1\nmuster:progress 1/4\nepoch 2\nmuster:pro', 'gress 2/4').share).toBe(0.25)
    expect(scan('epoch 1\nmuster:progress 1/4\nepoch 2\nmuster:pro', 'gress 2/4\nx').share).toBe(0.5)
  })

  it('ignores what is no share of 1, and text around it', () => {
    for (const text of ['2/0', '0/0', '3/2', '-1', '101%', 'NaN', '1e3', '1/2/3', '9'.repeat(40)])
      expect(scan(`muster:progress ${text}\n`).share).toBeUndefined()
    expect(scan('say muster:progress 0.5\n').share).toBeUndefined()
  })

  it('keeps a bounded rest of a line without an end, and does not read its end as a line', () => {
    const long = scan(...Array.from({ length: 100 }, () => 'x'.repeat(1_000)))
    expect(long.rest.length).toBeLessThan(100)
    expect(scanProgress(long, Buffer.from('\nmuster:progress 0.5\n')).share).toBe(0.5)
    expect(scan('x'.repeat(500), 'muster:progress 0.5\n').share).toBeUndefined()
  })
})
