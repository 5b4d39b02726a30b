import { expect, it } from 'vitest'
import { IdempotentReplies } from './IdempotentReplies.ts'

const reply = (bytes = 1) => ({ status: 200, headers: {}, body: Buffer.alloc(bytes) })
const finish = (replies: IdempotentReplies, name: string, bytes?: number) => {
  const start = replies.start(name, 'h')
  if (start.state === 'new') start.finish(reply(bytes))
  return start.state
}

it('keeps an answer for a day', () => {
  let nowMs = 0
  const replies = new IdempotentReplies({ nowMs: () => nowMs })
  expect(finish(replies, 'a')).toBe('new')
  expect(replies.start('a', 'h').state).toBe('done')
  expect(replies.start('a', 'other').state).toBe('other')
  nowMs = 24 * 60 * 60_000 + 1
  expect(replies.start('a', 'other').state).toBe('new')
})

it('forgets a request that failed, and refuses a second one while it runs', () => {
  const replies = new IdempotentReplies()
  const start = replies.start('a', 'h')
  expect(replies.start('a', 'h').state).toBe('running')
  if (start.state === 'new') start.finish(undefined)
  expect(replies.start('a', 'h').state).toBe('new')
})

it('keeps a bounded number of answers and bytes, and every running request', () => {
  const replies = new IdempotentReplies()
  replies.start('running', 'h')
  for (let at = 0; at < 100; at++) finish(replies, `large ${at}`, 1 << 20)
  expect(replies.bytes).toBeLessThanOrEqual(64 << 20)
  expect(replies.start('large 99', 'h').state).toBe('done')
  expect(replies.start('large 0', 'h').state).toBe('new')
  for (let at = 0; at < 10_100; at++) finish(replies, `small ${at}`)
  expect(replies.start('small 10099', 'h').state).toBe('done')
  expect(replies.start('small 1', 'h').state).toBe('new')
  expect(replies.start('running', 'h').state).toBe('running')
})
