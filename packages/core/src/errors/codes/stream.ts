import type { ErrorKind } from '../ErrorKind.ts'

/** Requests to a stream, between its gateway and its subscribers. */
export const streamCodes = {
  STREAM_UNKNOWN: {
    when: 'A node was asked about a stream that it neither opened nor serves.',
    hint: 'Check the id of the stream; it may have ended.',
    retryable: false,
  },
  STREAM_NOT_ADMITTED: {
    when: 'A peer asked for the service of a stream, and it is no listed node of the class that the stream requires.',
    hint: 'List the node first, in the class of the stream.',
    retryable: false,
  },
  STREAM_BUSY: {
    when: 'A subscriber answers as many requests as it can, or is not ready.',
    hint: 'The gateway asks another subscriber; retry later when all are busy.',
    retryable: true,
  },
  STREAM_OTHER_RULES: {
    when: 'A request names a revision of the stream that the subscriber does not serve.',
    hint: 'The gateway asks a subscriber of the same revision.',
    retryable: true,
  },
  STREAM_UNPAID: {
    when: 'A request has no voucher that pays for its input and its first window, or the gateway stopped paying.',
    hint: 'Send a voucher of the needed amount, within the guarantee.',
    retryable: true,
  },
  STREAM_EXPOSED: {
    when: 'A subscriber has earned as much as its guarantee holds, or has not seen the chain for too long.',
    hint: 'It continues after its vouchers are settled.',
    retryable: true,
  },
  STREAM_REQUEST_INVALID: {
    when: 'A request to a stream is larger than the stream allows, or not of its kind.',
    hint: 'See the limits of the stream: muster stream status.',
    retryable: false,
  },
  STREAM_DOWN: {
    when: 'A stream cannot answer now: too few subscribers, no agreement, or its budget is spent.',
    hint: 'Run muster stream status to see the reason; the stream continues by itself when it is gone.',
    retryable: true,
  },
  STREAM_NO_ANSWER: {
    when: 'Every subscriber that was asked failed or was too late.',
    hint: 'Retry; the gateway asks other subscribers.',
    retryable: true,
  },
} as const satisfies Record<string, ErrorKind>
