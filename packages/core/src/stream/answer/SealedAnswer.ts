/** The opened answer of one executor. */
export type Opening = { answer: string; evidence: string; nonce: string }

/**
 * One executor's answer to one request, from the ask to the opening. The order keeps anybody from reading an answer
 * unpaid, and an executor from changing it after it was paid.
 */
export type SealedAnswer =
  | { step: 'asked' }
  | { step: 'sealed'; seal: string }
  | { step: 'paid'; seal: string }
  | { step: 'opened'; seal: string; opening: Opening }
  /** Sealed, but another executor's answer was taken: it is never shown. */
  | { step: 'unread' }
  | { step: 'failed'; reason: SealFailure; paid: boolean }

/** Silent: no seal in time. Withheld: no opening in time. Mismatch: the opening is not the sealed answer. */
export type SealFailure = 'silent' | 'withheld' | 'mismatch'

export type SealEvent =
  | { event: 'seal'; seal: string }
  | { event: 'voucher' }
  /** `seal` is the seal of what was opened, by `sealOf`. */
  | { event: 'opening'; seal: string; opening: Opening }
  | { event: 'timeout' }
  /** The request was answered without this executor. */
  | { event: 'dismiss' }

export type SealStep = { ok: true; next: SealedAnswer } | { ok: false; reason: 'out-of-order' }

/** The events that each step allows; the other steps allow none. */
export const sealEvents: Readonly<Record<SealedAnswer['step'], readonly SealEvent['event'][]>> = {
  asked: ['seal', 'timeout', 'dismiss'],
  sealed: ['voucher', 'dismiss'],
  paid: ['opening', 'timeout'],
  opened: [],
  unread: [],
  failed: [],
}

/** Takes one step. An event that does not belong to the step changes nothing. */
export function takeSealStep(before: SealedAnswer, event: SealEvent): SealStep {
  if (event.event === 'seal' && before.step === 'asked')
    return { ok: true, next: { step: 'sealed', seal: event.seal } }
  if (event.event === 'dismiss' && (before.step === 'asked' || before.step === 'sealed'))
    return { ok: true, next: { step: 'unread' } }
  if (event.event === 'voucher' && before.step === 'sealed')
    return { ok: true, next: { step: 'paid', seal: before.seal } }
  if (event.event === 'opening' && before.step === 'paid')
    return event.seal === before.seal
      ? { ok: true, next: { step: 'opened', seal: before.seal, opening: event.opening } }
      : { ok: true, next: { step: 'failed', reason: 'mismatch', paid: true } }
  if (event.event === 'timeout' && before.step === 'asked')
    return { ok: true, next: { step: 'failed', reason: 'silent', paid: false } }
  if (event.event === 'timeout' && before.step === 'paid')
    return { ok: true, next: { step: 'failed', reason: 'withheld', paid: true } }
  return { ok: false, reason: 'out-of-order' }
}

/**
 * Returns the part of the pay that an executor keeps: everybody who was asked keeps the input price, and everybody who got a
 * voucher for its seal the answer's price, whatever the others said.
 */
export function keptPay(answer: SealedAnswer): 'input' | 'answer' {
  if (answer.step === 'paid' || answer.step === 'opened') return 'answer'
  return answer.step === 'failed' && answer.paid ? 'answer' : 'input'
}
