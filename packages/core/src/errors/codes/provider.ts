import type { ErrorKind } from '../ErrorKind.ts'

/** The provider's fault: it promised something and did not keep it. */
export const providerCodes = {
  PROVIDER_BID_INVALID: {
    when: 'A bid does not fit the task, or its signature, node or stake is not what it says.',
    hint: 'The message names what does not fit; bid again with it corrected.',
    retryable: false,
  },
  PROVIDER_CHECKPOINT_INVALID: {
    when: 'A checkpoint does not fit the part: its place, its units, or the leaf that it claims.',
    hint: 'The client signs for states of the current delivery only, each further than the one before.',
    retryable: false,
  },
  PROVIDER_NOT_EXECUTOR: {
    when: 'A peer asks for something that only the executor of a part, or a seat of its council, may have.',
    hint: 'Ask with the node that the part was awarded to.',
    retryable: false,
  },
  PROVIDER_WRONG_RESULT: {
    when: 'A result is not the one that its executor committed to on the chain.',
    hint: 'The client does not accept it; the council decides about the payment.',
    retryable: false,
  },
  PROVIDER_WRONG_WORK: {
    when: 'A program or state that a peer handed over is not the one that the terms name.',
    hint: 'The work is declined; nothing was run.',
    retryable: false,
  },
  PROVIDER_NOT_LENDING: {
    when: 'A provider that was asked for reserved time does not lend its machine then.',
    hint: 'Ask for another time, or another node: muster offers lists them.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
