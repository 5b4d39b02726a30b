import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPay, type SealEvent, type SealedAnswer, sealEvents, takeSealStep } from './SealedAnswer.ts'

const opening = { answer: '0x01', evidence: '0x02', nonce: '0x03' }
const anyEvent: fc.Arbitrary<SealEvent> = fc.oneof(
  fc.constantFrom<SealEvent>({ event: 'voucher' }, { event: 'timeout' }, { event: 'dismiss' }),
  fc.record({ event: fc.constant('seal' as const), seal: fc.constantFrom('0xa', '0xb') }),
  fc.record({
    event: fc.constant('opening' as const),
    seal: fc.constantFrom('0xa', '0xb'),
    opening: fc.constant(opening),
  }),
)

/** Plays events and returns all steps that were taken; events out of order are skipped. */
function play(events: readonly SealEvent[]): SealedAnswer[] {
  const steps: SealedAnswer[] = [{ step: 'asked' }]
  for (const event of events) {
    const taken = takeSealStep(steps.at(-1)!, event)
    if (taken.ok) steps.push(taken.next)
  }
  return steps
}

describe('a sealed answer', () => {
  it('goes from the seal over the voucher to the opening', () => {
    const steps = play([
      { event: 'seal', seal: '0xa' },
      { event: 'voucher' },
      { event: 'opening', seal: '0xa', opening },
    ])
    expect(steps.map(({ step }) => step)).toEqual(['asked', 'sealed', 'paid', 'opened'])
  })

  it.each<[string, SealEvent[], SealedAnswer, 'input' | 'answer']>([
    ['is silent', [{ event: 'timeout' }], { step: 'failed', reason: 'silent', paid: false }, 'input'],
    [
      'withholds its opening',
      [{ event: 'seal', seal: '0xa' }, { event: 'voucher' }, { event: 'timeout' }],
      { step: 'failed', reason: 'withheld', paid: true },
      'answer',
    ],
    [
      'opens another answer',
      [{ event: 'seal', seal: '0xa' }, { event: 'voucher' }, { event: 'opening', seal: '0xb', opening }],
      { step: 'failed', reason: 'mismatch', paid: true },
      'answer',
    ],
    ['comes second', [{ event: 'seal', seal: '0xa' }, { event: 'dismiss' }], { step: 'unread' }, 'input'],
  ])('of an executor that %s', (_, events, last, kept) => {
    expect(play(events).at(-1)).toEqual(last)
    expect(keptPay(last)).toBe(kept)
  })

  it('accepts exactly the events of the table', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 5 }), anyEvent, (events, event) => {
        const at = play(events).at(-1)!
        expect(takeSealStep(at, event).ok).toBe(sealEvents[at.step].includes(event.event))
      }),
    )
  })

  it('never opens an answer unpaid, and never opens another than the sealed one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const steps = play(events)
        const last = steps.at(-1)!
        if (last.step !== 'opened') return
        expect(steps.map(({ step }) => step)).toEqual(['asked', 'sealed', 'paid', 'opened'])
        expect(keptPay(last)).toBe('answer')
      }),
      { numRuns: 1_000 },
    )
  })
})
