import type { ErrorKind } from '../ErrorKind.ts'

/** Errors that the client causes: mistakes in the task. */
export const specCodes = {
  SPEC_INVALID: {
    when: 'The task file has mistakes; the message lists each with its line and column.',
    hint: 'Correct the listed mistakes; docs/task-file.md describes every field.',
    retryable: false,
  },
  SPEC_BAD_ID: {
    when: 'An id (task, part, peer, address, hash) has an invalid format, or a short id matches more than one task.',
    hint: 'Copy the id from where it was printed; muster status shows the ids of your tasks.',
    retryable: false,
  },
  SPEC_BAD_AMOUNT: {
    when: 'A token amount is not a plain decimal number, or has more decimals than the token.',
    hint: 'Write digits with at most one point, such as "12.5": no sign, exponent or separators.',
    retryable: false,
  },
  SPEC_UNATTAINABLE_ASSURANCE: {
    when: 'No council of this network can provide the requested assurance, even if it replays all the work.',
    hint: 'Lower the probability, raise check.lead, or set assurance: economic.',
    retryable: false,
  },
  SPEC_OVER_BUDGET: {
    when: "Posting the task would spend more than the owner's limit.",
    hint: 'Lower pay.max or the check, or raise the limit; the quote shows each cost.',
    retryable: false,
  },
  SPEC_UNSUPPORTED: {
    when: 'The task requires a feature that this network or this version does not support.',
    hint: 'Change the field that the message names.',
    retryable: false,
  },
  SPEC_REQUEST_TOO_LONG: {
    when: 'A request of a stream, or its answer, is longer than the task file allows.',
    hint: 'Send less, or raise instructions.maxInput, instructions.maxOutput or pay.max.',
    retryable: false,
  },
  SPEC_UNITS_USED_UP: {
    when: 'Two operators ran a part up to its maxUnits, and the program had not ended.',
    hint: 'Raise pay.maxUnits, or give the program less to do; receipted work is paid, the rest was refunded.',
    retryable: false,
  },
  SPEC_PROGRAM_FAILED: {
    when: 'Two operators ran a part, and its program failed on both.',
    hint: 'Read the log of the part, and run the program on your own machine with the same data.',
    retryable: false,
  },
  SPEC_UNREADABLE: {
    when: 'The task file cannot be read, or exceeds the size limit.',
    hint: 'Pass the path of a task file; docs/task-file.md shows an example.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
