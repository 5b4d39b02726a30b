import type { Usage } from '../Run.ts'
import type { ServiceRequest, ServiceResponse } from '../Service.ts'

/** One start of a service's program, from its first process to its last. */
export type ServiceInstance = {
  /** Resolves with the reason once no process of the program is left. Never rejects. */
  readonly ended: Promise<string>
  /**
   * Asks the program whether it is ready. An error is taken as no; one with the detail `unreachable` says that the program does not
   * listen.
   */
  isReady(signal: AbortSignal): Promise<boolean>
  /**
   * Sends one request. Rejects, and fails the body, with the signal's reason once it is aborted.
   *
   * @throws EXEC_SERVICE_DOWN when the program cannot be reached or goes away, EXEC_SERVICE_ANSWER_INVALID
   */
  send(request: ServiceRequest, signal: AbortSignal): Promise<ServiceResponse>
  pause(): Promise<void>
  resume(): Promise<void>
  /** Usage of this start, also after its end. */
  usage(): Promise<Usage>
  /** Ends the program, at once if `graceMs` is 0, and resolves when nothing of it is left. */
  stop(options: { graceMs: number }): Promise<void>
  /** The host pids of its processes. */
  pids(): Promise<number[]>
}
