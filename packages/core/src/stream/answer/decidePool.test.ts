import { describe, expect, it } from 'vitest'
import { decidePool, type PoolMember } from './decidePool.ts'
import type { SealedAnswer } from './SealedAnswer.ts'

const opening = { answer: '0x01', evidence: '0x00', nonce: '0x02' }
const asked: SealedAnswer = { step: 'asked' }
const sealed: SealedAnswer = { step: 'sealed', seal: '0xa' }
const paid: SealedAnswer = { step: 'paid', seal: '0xa' }
const opened: SealedAnswer = { step: 'opened', seal: '0xa', opening }
const withheld: SealedAnswer = { step: 'failed', reason: 'withheld', paid: true }
const member = (executor: string, answer: SealedAnswer, sealedMs?: number): PoolMember => ({
  executor,
  answer,
  sealedMs,
})

describe('decidePool', () => {
  it.each([
    ['waits for the first seal', [member('a', asked), member('b', asked)], { next: 'wait' }],
    [
      'pays the first seal',
      [member('a', sealed, 7), member('b', sealed, 5), member('c', asked)],
      { next: 'pay', executor: 'b' },
    ],
    ['pays one seal only', [member('a', sealed, 7), member('b', paid, 5)], { next: 'wait' }],
    [
      'sends the opened answer and dismisses the others',
      [member('a', sealed, 7), member('b', opened, 5), member('c', asked)],
      { next: 'answer', executor: 'b', dismiss: ['c', 'a'] },
    ],
    [
      'pays the next seal when the winner does not open',
      [member('a', sealed, 7), member('b', withheld, 5)],
      { next: 'pay', executor: 'a' },
    ],
    ['is down when all failed', [member('b', withheld, 5)], { next: 'down', reason: 'too-few' }],
  ])('%s', (_, members, step) => {
    expect(decidePool(members)).toEqual(step)
  })
})
