import type { ContainerProgram } from './ContainerProgram.ts'
import type { Engine } from './Engine.ts'

/** Returns all reasons why a container program cannot run on this engine. */
export function programProblems(program: ContainerProgram, engine: Engine): string[] {
  const reasons: string[] = []
  const { command } = program
  if (command !== undefined && (command[0] ?? '') === '') reasons.push('the command is empty')
  if (command?.some((word) => word.includes('\0'))) reasons.push('the command contains a zero byte')
  for (const host of program.egress ?? [])
    if (!/^[a-z0-9]([a-z0-9.-]{0,252})(:\d{1,5})?$/.test(host))
      reasons.push(`${host} is not of the form host or host:port`)
  if ((program.egress ?? []).length > 0) {
    if (engine.kind !== 'podman' || engine.rootless)
      reasons.push('an egress list needs podman running as root')
    // gVisor has its own network stack and cannot see the loopback with the proxy.
    if (engine.runtime === 'runsc')
      reasons.push('an egress list needs the runc tier: gVisor runs have no network here')
  }
  for (const id of program.gpus?.ids ?? [])
    if (!/^[A-Za-z0-9-]{1,64}$/.test(id)) reasons.push(`${id} is not a valid GPU id`)
  if (program.gpus !== undefined && program.gpus.vendor !== 'nvidia' && engine.runtime === 'runsc')
    reasons.push('gVisor supports only NVIDIA GPUs')
  return reasons
}
