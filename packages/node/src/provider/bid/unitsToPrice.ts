import type { Terms } from '@muster-network/chain'
import type { ExecutorFacts } from '@muster-network/executors'

/**
 * The units that a part may take, which the owner's price is by. Of wasm the executor counts them, and stops at what the
 * terms say. Of a container nobody does: it may have this machine for all of its time, whatever number its client wrote.
 */
export function unitsToPrice(
  { maxUnits, runSeconds }: Pick<Terms, 'maxUnits' | 'runSeconds'>,
  { kind }: Pick<ExecutorFacts, 'kind'>,
  unitsPerSecond: bigint,
): bigint {
  return kind === 'container' ? BigInt(runSeconds) * unitsPerSecond : maxUnits
}
