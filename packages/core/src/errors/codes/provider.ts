import type { ErrorKind } from '../ErrorKind.ts'

/** Errors that a provider causes: it did not do what it committed to. */
export const providerCodes = {
  PROVIDER_BID_INVALID: {
    when: 'A bid does not match the task, or its signature, node or stake is invalid.',
    hint: 'The message names the mismatch; correct it and bid again.',
    retryable: false,
  },
  PROVIDER_CHECKPOINT_INVALID: {
    when: 'A checkpoint does not match the part: its position, its units, or its leaf is wrong.',
    hint: 'The client only signs checkpoints of the current delivery, each further than the previous one.',
    retryable: false,
  },
  PROVIDER_NOT_EXECUTOR: {
    when: 'A peer requested something that only the executor of the part or a seat of its council may have.',
    hint: 'Send the request from the node that was awarded the part.',
    retryable: false,
  },
  PROVIDER_WRONG_RESULT: {
    when: 'A result differs from the result that its executor committed to on the chain.',
    hint: 'The client does not accept it; the council decides about the payment.',
    retryable: false,
  },
  PROVIDER_WRONG_WORK: {
    when: 'A program or state from a peer differs from the one that the terms name.',
    hint: 'The node declined the work; nothing was run.',
    retryable: false,
  },
  PROVIDER_NOT_LENDING: {
    when: 'The provider does not lend its machine during the requested reservation.',
    hint: 'Request another time or another node; muster offers lists the nodes.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
