import { classIdOf, type Terms } from '@muster-network/chain'
import { checkModeOf } from './checkMode.ts'
import { isExact } from './isExact.ts'
import type { TaskManifest } from './TaskManifest.ts'
import { contentOf, startsOf } from './taskCommitments.ts'

/**
 * Returns why a manifest does not match the terms; undefined when it does. The hash alone proves little, because the
 * client chose both. Providers bid by the terms and run by the manifest: a manifest with more units would be run for
 * the price of few, and one with other start leaves or segment lengths could be run and never be delivered.
 */
export function whyNotTheWork(manifest: TaskManifest, terms: Terms): string | undefined {
  const { segmentUnits, maxUnits, runSeconds, memoryBytes, diskBytes } = manifest
  const { checkerUnits, className, container, parts } = manifest
  if (contentOf(manifest) !== terms.content) return 'it is not the one that was posted'
  if (parts.length !== terms.parts || startsOf(manifest).root !== terms.starts)
    return 'its parts are not those of the terms'
  if (BigInt(maxUnits) !== terms.maxUnits || BigInt(segmentUnits) !== terms.segmentUnits)
    return 'its units are not those of the terms'
  if (runSeconds !== terms.runSeconds) return 'its time is not that of the terms'
  if (BigInt(memoryBytes) !== terms.memoryBytes || BigInt(diskBytes) !== terms.diskBytes)
    return 'its memory or disk is not that of the terms'
  if (
    classIdOf(className) !== terms.classId ||
    className.startsWith('container/') !== (container !== undefined)
  )
    return 'it is of another class than the terms say'
  const checked = checkerUnits === undefined ? undefined : BigInt(checkerUnits)
  if (checked !== (checkModeOf(terms) === 'checker' ? terms.segmentUnits : undefined))
    return 'its checker is not that of the terms'
  if (terms.exact && !isExact(manifest))
    return 'its honest replicas may differ, and the terms say that they are equal'
  return undefined
}
