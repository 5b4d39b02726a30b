import type { TaskManifest } from './TaskManifest.ts'

/**
 * Whether every honest replica of the work has the same bytes: wasm runs alike on all machines, containers do not, and a
 * rule of equivalence says that results may differ. Only such replicas lose their lock when most others contradict them.
 */
export function isExact({
  container,
  equivalence,
}: Pick<TaskManifest, 'container' | 'equivalence'>): boolean {
  return container === undefined && equivalence === undefined
}
