import type { Executor } from '@muster-network/executors'
import type { Program } from '../../../task/runSpecOf.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'

/** Returns why this machine cannot run a service to confirm its answers; undefined when it can. */
export function whyNotOwn(
  executor: Pick<Executor<Program>, 'facts' | 'serve'> | undefined,
  { className, container }: Pick<StreamManifest, 'className' | 'container'>,
): string | undefined {
  if (!executor?.serve) return 'this machine runs no services'
  // other hardware could find misses in honest answers
  if (executor.facts.class !== className)
    return `this machine runs services of class ${executor.facts.class}, and the stream is of class ${className}`
  return container?.gpu ? 'the own confirmer does not run services that need a GPU' : undefined
}
