import { removeArguments } from './Container.ts'
import { freezeCgroup, removeCgroup } from './cgroup.ts'
import type { Engine } from './Engine.ts'
import { removeNamespace } from './egress/EgressGate.ts'
import { engineCommand } from './engineCommand.ts'

/**
 * Removes containers that an earlier daemon of this folder left behind, except those of runs that still run.
 */
export async function removeLeftovers(
  engine: Engine,
  label: string,
  running: ReadonlySet<string>,
): Promise<string[]> {
  const listed = await engineCommand(engine.kind, [
    'ps',
    '--all',
    '--filter',
    `label=${label}`,
    '--format',
    '{{.Names}}',
  ])
  const leftovers = listed.split('\n').filter((name) => name !== '' && !running.has(name))
  for (const name of leftovers) {
    if (engine.ownCgroups) await freezeCgroup(name, false).catch(() => {})
    await engineCommand(engine.kind, [...removeArguments(engine.kind), name])
    if (engine.ownCgroups) await removeCgroup(name)
    await removeNamespace(name)
  }
  return leftovers
}
