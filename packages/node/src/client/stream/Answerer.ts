import type { Hex } from '@muster-network/chain'
import type { AnswerPrice, DownReason, SamplerSettings, StreamPhase } from '@muster-network/core'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import type { AnswerEnd } from '../../wire/serveCalls.ts'

/** The work of one request. A seed makes the answer reproducible; without one the answerer draws it. */
export type RequestedWork =
  | {
      kind: 'tokens'
      /** The prompt, as ids of the pinned tokenizer. */
      tokens: readonly number[]
      sampler: SamplerSettings
      /** Tokens that end the answer; they are not part of it. */
      endTokens: readonly number[]
      seed?: Hex | undefined
    }
  | {
      kind: 'http'
      method: 'GET' | 'POST'
      /** Begins with `/`. */
      path: string
      contentType?: string | undefined
      body: Uint8Array
    }

/** One request to a stream. */
export type StreamRequest = {
  work: RequestedWork
  /** Most units of output. */
  maxUnits: number
  /** Separates the caches of users. */
  cacheSalt: Hex
  /** Time for the whole answer; the response time of the stream when it is left out. */
  deadlineMs?: number | undefined
}

export type AnswerOptions = {
  signal?: AbortSignal | undefined
  /**
   * Returns the tokens that the text of these ids has when it is encoded again: an executor is not paid for more. Without it ids are
   * counted.
   */
  reencode?: ((ids: readonly number[]) => number | Promise<number>) | undefined
}

/** A part of an answer, in the order of the answer. */
export type AnswerEvent =
  /** The first event of an answer to work of the kind `http`. */
  | { type: 'head'; status: number; contentType: string }
  | { type: 'ids'; ids: number[] }
  | { type: 'body'; bytes: Uint8Array }
  /** The last event. */
  | {
      type: 'end'
      end: AnswerEnd
      inUnits: number
      outUnits: number
      /** All that this request cost, second attempts and other executors included. */
      costWei: bigint
      /** The addresses whose answer, or range of it, the user got. */
      executors: Hex[]
    }

/** A stream of this client, as its users may see it. */
export type StreamSummary = {
  id: Hex
  name: string
  unit: StreamManifest['unit']
  phase: StreamPhase
  /** Why it does not answer; undefined while it is up. */
  reason?: DownReason | undefined
  /** The usual time until the reason is gone; undefined when a retry cannot succeed, and while it is up. */
  retryAfterMs?: number | undefined
  /** The revision that answers requests, or the newest one while none does. */
  revision: number
  createdMs: number
  /** Most units of input, and of output, of one request. */
  maxInput: number
  maxOutput: number
  windowUnits: number
  price: AnswerPrice
}

/** Answers requests to the streams of this client, and pays for the answers. */
export type Answerer = {
  /** The streams that are not closed, in the order of their opening. */
  streams(): StreamSummary[]
  /** The most that a request can cost, to be reserved. @throws STREAM_UNKNOWN */
  mostCostWei(streamId: Hex, request: { inUnits: number; maxUnits: number }): bigint
  /** The folder with tokenizer.json and tokenizer_config.json. @throws STREAM_UNKNOWN, STREAM_REQUEST_INVALID */
  tokenizerDir(streamId: Hex): string
  /**
   * Answers one request. Ending the iteration early, or aborting `signal`, cancels the request; its executors are paid to that point.
   *
   * @throws STREAM_UNKNOWN, STREAM_REQUEST_INVALID, STREAM_NO_ANSWER, and STREAM_DOWN with the details `reason` and `retryAfterMs`
   */
  answer(streamId: Hex, request: StreamRequest, options?: AnswerOptions): AsyncGenerator<AnswerEvent, void>
}
