import type { ErrorKind } from '../ErrorKind.ts'

/** The client's fault: the task as it was written. */
export const specCodes = {
  SPEC_INVALID: {
    when: 'A task file has mistakes; each is listed with its place.',
    hint: 'Correct the places listed; docs/task-file.md describes every field.',
    retryable: false,
  },
  SPEC_BAD_ID: {
    when: 'An id (task, part, peer, address, hash) does not have its shape, or the beginning of one fits more than one task.',
    hint: 'Copy the id from where it was printed; muster status shows the ids of your tasks.',
    retryable: false,
  },
  SPEC_BAD_AMOUNT: {
    when: 'An amount of tokens is not a plain decimal number that the token can express.',
    hint: 'Write digits with at most one point, such as "12.5": no sign, exponent or separators.',
    retryable: false,
  },
  SPEC_UNATTAINABLE_ASSURANCE: {
    when: 'The certainty asked for cannot be had from a council of this network, however much is replayed.',
    hint: 'Ask for a lower probability, raise check.lead, or take assurance: economic.',
    retryable: false,
  },
  SPEC_OVER_BUDGET: {
    when: 'Posting a task would take more from the wallet than its owner allows.',
    hint: 'Lower pay.max or the check, or allow more; the quote shows what each costs.',
    retryable: false,
  },
  SPEC_UNSUPPORTED: {
    when: 'A task asks for something that this network or this version cannot do.',
    hint: 'The message names it; change that field.',
    retryable: false,
  },
  SPEC_UNITS_USED_UP: {
    when: 'Two operators ran a part up to its maxUnits, and the program had not ended.',
    hint: 'Raise pay.maxUnits, or give the program less to do; what was receipted is paid, the rest came back.',
    retryable: false,
  },
  SPEC_PROGRAM_FAILED: {
    when: 'Two operators ran a part, and the program failed by its own doing.',
    hint: 'Read the log of the part, and run the program on your own machine with the same data.',
    retryable: false,
  },
  SPEC_UNREADABLE: {
    when: 'The task file cannot be read, or is too large to be one.',
    hint: 'Give the path of a task file; docs/task-file.md shows one.',
    retryable: false,
  },
} as const satisfies Record<string, ErrorKind>
