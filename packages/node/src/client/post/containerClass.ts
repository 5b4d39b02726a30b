import { classIdOf } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { containerClasses } from '@muster-network/executors'
import type { Ledger } from '../../ledger/Ledger.ts'

/**
 * Returns the container class with the most operators on this network: results of an image are comparable only within
 * a class.
 *
 * @throws SPEC_UNSUPPORTED when nobody runs containers
 */
export function containerClass(ledger: Pick<Ledger, 'nodes'>): string {
  const listed = ledger.nodes().filter((node) => node.listed)
  const [best] = containerClasses
    .map((name) => {
      const inClass = listed.filter(({ classId }) => classId === classIdOf(name))
      return { name, operators: new Set(inClass.map(({ operator }) => operator)).size }
    })
    .filter(({ operators }) => operators > 0)
    .sort((a, b) => b.operators - a.operators)
  if (!best)
    throw new MusterError('SPEC_UNSUPPORTED', 'no node of this network runs containers', {
      hint: 'Use model: { wasm: … }, or wait for a provider that lends its machine for containers.',
    })
  return best.name
}
