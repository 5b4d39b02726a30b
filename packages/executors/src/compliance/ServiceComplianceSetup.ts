import type { TestContext } from 'vitest'
import type { Executor } from '../Executor.ts'
import type { ServiceSpec } from '../Service.ts'

/** The executor and the service under test. */
export type ServiceComplianceSetup<Program> = {
  make(dir: string): Promise<Executor<Program>>
  /** Skips the test, with a reason, where the machine lacks a dependency. */
  needs?(context: TestContext): void
  /**
   * Answers POST requests by their path:
   *
   * - `/echo`: its body, with its content type.
   * - `/refuse`: status 404 and `no`.
   * - `/count`: the numbers below its body, one in a line.
   * - `/stall`: `one`, and then nothing, without an end.
   * - `/silent`: nothing, without an end.
   * - `/flood`: bytes without an end.
   * - `/crash`: fails, and `/crashInside` after it has sent `one`.
   *
   * Prints at least a line when it starts.
   */
  program: Program
  /** Never ready, and ends by itself. */
  broken: Program
  /** Never ready, and does not end. */
  deaf: Program
}

export const serviceLimits: ServiceSpec['limits'] = {
  memoryBytes: 256 * 2 ** 20,
  diskBytes: 16 * 2 ** 20,
  outputBytes: 16 * 2 ** 20,
  logBytes: 2 ** 20,
  processes: 64,
}
