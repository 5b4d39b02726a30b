import { describe, expect, it } from 'vitest'
import { Sequences } from './Sequences.ts'

const never = new AbortController().signal

/** Lends a sequence, lets it read all tokens and releases it; returns the sequence and the tokens that it had read before. */
async function use(sequences: Sequences, tokens: number[], salt?: string) {
  const { sequence, release } = await sequences.lend({ tokens, salt }, never)
  const before = [...sequence.tokens]
  sequence.tokens = [...tokens]
  release()
  return { id: sequence.id, before }
}

describe('Sequences', () => {
  it('continues the tokens of the same salt, and reads the last one again', async () => {
    const sequences = new Sequences(2)
    const first = await use(sequences, [1, 2, 3], 'a')
    expect(await use(sequences, [1, 2, 3, 4], 'a')).toEqual({ id: first.id, before: [1, 2, 3] })
    expect(await use(sequences, [1, 2, 3, 4], 'a')).toEqual({ id: first.id, before: [1, 2, 3] })
    expect(await use(sequences, [1, 9], 'a')).toEqual({ id: first.id, before: [1] })
  })

  it('never shares tokens between salts, nor without one', async () => {
    const sequences = new Sequences(1)
    await use(sequences, [1, 2, 3], 'a')
    expect((await use(sequences, [1, 2, 3], 'b')).before).toEqual([])
    expect((await use(sequences, [1, 2, 3])).before).toEqual([])
    expect((await use(sequences, [1, 2, 3])).before).toEqual([])
    expect((await use(sequences, [1, 2, 3], 'a')).before).toEqual([])
  })

  it('replaces the least recently used sequence', async () => {
    const sequences = new Sequences(2)
    const a = await use(sequences, [1, 2], 'a')
    const b = await use(sequences, [1, 2], 'b')
    expect(b.id).not.toBe(a.id)
    await use(sequences, [1, 2], 'a')
    expect((await use(sequences, [1, 2], 'c')).id).toBe(b.id)
    expect((await use(sequences, [1, 2], 'a')).before).toEqual([1])
  })

  it('lends a sequence to one request at a time, in order', async () => {
    const sequences = new Sequences(1)
    const first = await sequences.lend({ tokens: [1] }, never)
    const order: string[] = []
    const second = sequences.lend({ tokens: [2] }, never).then((lease) => {
      order.push('second')
      return lease
    })
    const third = sequences.lend({ tokens: [3] }, never).then((lease) => {
      order.push('third')
      return lease
    })
    first.release()
    first.release()
    const { release } = await second
    expect(order).toEqual(['second'])
    release()
    await third
    expect(order).toEqual(['second', 'third'])
  })

  it('forgets a request that is cancelled while it waits', async () => {
    const sequences = new Sequences(1)
    const first = await sequences.lend({ tokens: [1] }, never)
    const cancel = new AbortController()
    const cancelled = sequences.lend({ tokens: [2] }, cancel.signal)
    const third = sequences.lend({ tokens: [3] }, never)
    cancel.abort(new Error('gone'))
    await expect(cancelled).rejects.toThrow('gone')
    first.release()
    expect((await third).sequence.id).toBe(0)
  })

  it('refuses a request when too many wait', async () => {
    const sequences = new Sequences(1)
    await sequences.lend({ tokens: [1] }, never)
    for (let i = 0; i < 64; i++) void sequences.lend({ tokens: [1] }, never)
    expect(sequences.isFull).toBe(true)
    await expect(sequences.lend({ tokens: [1] }, never)).rejects.toThrow('too many requests wait')
  })
})
