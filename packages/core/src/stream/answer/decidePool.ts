import type { SealedAnswer } from './SealedAnswer.ts'

/** A member of the pool. `sealedMs` is when the gateway received its seal. */
export type PoolMember = { executor: string; answer: SealedAnswer; sealedMs?: number | undefined }

export type PoolStep =
  /** Sign the voucher for this executor's seal. */
  | { next: 'pay'; executor: string }
  | { next: 'wait' }
  /** Send this executor's answer, and dismiss the others: they keep the input price and never show their answer. */
  | { next: 'answer'; executor: string; dismiss: string[] }
  | { next: 'down'; reason: 'too-few' }

/** Decides the next step of a pool: the first seal wins; if its executor does not open, the next seal does. */
export function decidePool(members: readonly PoolMember[]): PoolStep {
  const at = (step: SealedAnswer['step']) => members.filter(({ answer }) => answer.step === step)
  const winner = at('opened')[0]
  if (winner) {
    const dismiss = [...at('asked'), ...at('sealed')].map(({ executor }) => executor)
    return { next: 'answer', executor: winner.executor, dismiss }
  }
  if (at('paid').length > 0) return { next: 'wait' }
  const first = at('sealed').sort(bySeal)[0]
  if (first) return { next: 'pay', executor: first.executor }
  return at('asked').length > 0 ? { next: 'wait' } : { next: 'down', reason: 'too-few' }
}

function bySeal(a: PoolMember, b: PoolMember): number {
  return (a.sealedMs ?? Infinity) - (b.sealedMs ?? Infinity) || (a.executor < b.executor ? -1 : 1)
}
