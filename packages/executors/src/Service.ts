import type { LogSlice, Usage } from './Run.ts'
import type { Limits } from './RunSpec.ts'
import type { AnswerLimits } from './service/AnswerLimits.ts'

/** A program that answers requests until it is stopped. */
export type ServiceSpec<Program = unknown> = {
  /** Chosen by the caller: `[a-z0-9-]`, at most 64 characters. */
  serviceId: string
  program: Program
  args?: string[]
  env?: Record<string, string>
  /** Folder that the program sees as /in, read-only. */
  inputDir?: string
  /** Without limits of time: a service runs until it is stopped. */
  limits: Omit<Limits, 'units' | 'cpuMs' | 'wallMs'>
  /** Limits of each answer; `defaultAnswerLimits` where unset. */
  answers?: Partial<AnswerLimits>
  /** Requests that the program answers at the same time; others wait. */
  concurrency: number
  /** Longest time from the start until the program answers its readiness probe. */
  readyMs: number
}

/** One request, as HTTP has it. The body is complete: a request is hashed before it is sent. */
export type ServiceRequest = {
  method: 'GET' | 'POST'
  /** Begins with `/`. */
  path: string
  contentType?: string
  body?: Uint8Array
}

export type ServiceResponse = {
  status: number
  contentType: string
  /** The body as it comes. Ending the iteration early cancels the request. */
  body: AsyncIterable<Uint8Array>
  /** Gas of the answer, for executors that count it; final once the body has ended. */
  units?: () => bigint
}

/**
 * `restarting`: the program ended by itself and starts again after a pause that grows. `failed`: it ended too often, or was
 * never ready.
 */
export type ServiceStatus = 'starting' | 'ready' | 'restarting' | 'paused' | 'stopped' | 'failed'

/** A running service. Unlike a run it ends with the daemon that started it. */
export type Service = {
  readonly id: string
  status(): ServiceStatus
  /** Resolves when the service answers its readiness probe. @throws EXEC_SERVICE_FAILED */
  whenReady(options?: { signal?: AbortSignal }): Promise<void>
  /**
   * Sends one request; waits while `concurrency` others are being answered.
   *
   * @throws EXEC_SERVICE_DOWN when the service is not ready or ends in the middle, EXEC_SERVICE_DRAINING, EXEC_SERVICE_BUSY when too
   * many wait, EXEC_SERVICE_ANSWER_INVALID when the answer is beyond its limits or not HTTP, EXEC_RUN_INVALID (the request)
   */
  request(request: ServiceRequest, options?: { signal?: AbortSignal }): Promise<ServiceResponse>
  /** Requests that are being answered. */
  readonly active: number
  /** Takes no further request and resolves when the running ones have ended, at the latest after `forMs`. */
  drain(options: { forMs: number }): Promise<void>
  /** Stops using the CPU until `resume`; running requests wait. */
  pause(): Promise<void>
  resume(): Promise<void>
  usage(): Promise<Usage>
  logs(options?: { offset?: number; maxBytes?: number }): Promise<LogSlice>
  /** Ends the program and deletes its files. Running requests fail. */
  stop(options?: { graceMs?: number }): Promise<void>
}
