import { classIdOf, type Terms } from '@muster-network/chain'
import { how } from './checkHow.ts'
import type { TaskManifest } from './TaskManifest.ts'
import { contentOf, startsOf } from './taskCommitments.ts'

/**
 * Why a manifest is not the work that the terms stand for; undefined when it is. The hash alone says little: its client
 * chose both. Work is bid for by the terms and run by the manifest, so one that asks for more units would be run for the
 * price of few, and one whose parts begin elsewhere, or whose segments are of another length, could be run and never be
 * delivered.
 */
export function whyNotTheWork(manifest: TaskManifest, terms: Terms): string | undefined {
  const { segmentUnits, maxUnits, runSeconds, checkerUnits, className, container, parts } = manifest
  if (contentOf(manifest) !== terms.content) return 'it is not the one that was posted'
  if (parts.length !== terms.parts || startsOf(manifest).root !== terms.starts)
    return 'its parts are not those of the terms'
  if (BigInt(maxUnits) !== terms.maxUnits || BigInt(segmentUnits) !== terms.segmentUnits)
    return 'its units are not those of the terms'
  if (runSeconds !== terms.runSeconds) return 'its time is not that of the terms'
  if (
    classIdOf(className) !== terms.classId ||
    className.startsWith('container/') !== (container !== undefined)
  )
    return 'it is of another class than the terms say'
  const checked = checkerUnits === undefined ? undefined : BigInt(checkerUnits)
  if (checked !== (terms.how === how.checker ? terms.segmentUnits : undefined))
    return 'its checker is not that of the terms'
  return undefined
}
