import type { Terms } from '@muster-network/chain'
import type { ExecutorFacts } from '@muster-network/executors'

/**
 * The units of a part that the owner's price multiplies. For wasm, the executor meters units and stops at the limit of the terms.
 * A container is not metered: it may use this machine for its whole run time, whatever number its client wrote.
 */
export function unitsToPrice(
  { maxUnits, runSeconds }: Pick<Terms, 'maxUnits' | 'runSeconds'>,
  { kind }: Pick<ExecutorFacts, 'kind'>,
  unitsPerSecond: bigint,
): bigint {
  return kind === 'container' ? BigInt(runSeconds) * unitsPerSecond : maxUnits
}
