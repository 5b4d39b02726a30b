import type { Limits } from '../RunSpec.ts'
import type { ContainerProgram } from './ContainerProgram.ts'
import type { Engine } from './Engine.ts'

export type RunPlan = {
  engine: Engine
  /** The container's name and the label by which a later daemon finds it. */
  name: string
  label: string
  /** Id of the loaded image: the engine never pulls one. */
  imageId: string
  program: ContainerProgram
  args: string[]
  env: Record<string, string>
  /** Without limits of time for a service. */
  limits: Omit<Limits, 'units' | 'cpuMs' | 'wallMs'> & Partial<Pick<Limits, 'cpuMs' | 'wallMs'>>
  /** The user of the program, unique to this run. */
  uid: number
  inputDir?: string
  /** Folders that the program may write, by their path in the container. */
  writable: Record<string, string>
  cgroupParent?: string
  /** Path of the network namespace that contains only the egress proxy. */
  networkNamespace?: string
}

/** Processes that gVisor itself needs. */
const runscProcesses = 128
/** Extra seconds of the engine's own timeout over ours: it applies only when no daemon is running. */
const backstopSeconds = 5
/** With our own cgroup, its limit must be reached before the container's. */
const slackBytes = 32 * 2 ** 20
const maxTmpBytes = 64 * 2 ** 20

/** The arguments after `podman` or `docker` that run an untrusted program in isolation. */
export function runArguments(plan: RunPlan): string[] {
  const { engine, program, limits } = plan
  const podman = engine.kind === 'podman'
  const memory = limits.memoryBytes + (plan.cgroupParent === undefined ? 0 : slackBytes)
  const processes = limits.processes + (engine.runtime === 'runsc' ? runscProcesses : 0)
  const tmpBytes = Math.min(limits.diskBytes, Math.floor(limits.memoryBytes / 2), maxTmpBytes)
  const cpuSeconds = limits.cpuMs === undefined ? undefined : Math.ceil(limits.cpuMs / 1000) + 1
  return [
    'run',
    ...['--name', plan.name, '--label', plan.label],
    // Only the supervisor stores the output; the engine would keep an unlimited second copy.
    '--log-driver=none',
    '--pull=never',
    '--read-only',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    ...user(plan),
    ...(plan.networkNamespace === undefined ? ['--network=none'] : [`--network=ns:${plan.networkNamespace}`]),
    '--ipc=private',
    '--hostname=muster',
    `--memory=${memory}`,
    `--memory-swap=${memory}`,
    `--pids-limit=${processes}`,
    // The owner's own programs have priority.
    '--cpu-shares=128',
    // Explicit, because an engine inside a container may not raise its own defaults.
    '--ulimit=nofile=1024:1024',
    `--ulimit=nproc=${processes}:${processes}`,
    '--ulimit=core=0:0',
    `--ulimit=fsize=${largestFile(limits)}:${largestFile(limits)}`,
    ...(cpuSeconds === undefined ? [] : [`--ulimit=cpu=${cpuSeconds}:${cpuSeconds}`]),
    `--tmpfs=/tmp:rw,nosuid,nodev,size=${tmpBytes}`,
    ...(plan.inputDir === undefined
      ? []
      : [`--mount=type=bind,src=${plan.inputDir},dst=/in,${podman ? 'ro=true' : 'readonly'}`]),
    ...Object.entries(plan.writable).map(([dst, src]) => `--mount=type=bind,src=${src},dst=${dst}`),
    '--stop-signal=SIGTERM',
    '--no-healthcheck',
    ...(podman
      ? [
          '--read-only-tmpfs=false',
          '--image-volume=ignore',
          '--systemd=false',
          '--sdnotify=ignore',
          // The program gets neither the owner's proxy settings nor the machine's hosts file.
          '--http-proxy=false',
          '--no-hosts',
          ...(limits.wallMs === undefined
            ? []
            : [`--timeout=${Math.ceil(limits.wallMs / 1000) + backstopSeconds}`]),
          ...(plan.cgroupParent === undefined ? [] : [`--cgroup-parent=${plan.cgroupParent}`]),
        ]
      : [`--runtime=${engine.runtime}`]),
    ...gpuArguments(engine, program.gpus),
    ...Object.entries(plan.env).map(([name, value]) => `--env=${name}=${value}`),
    ...(program.command === undefined ? [] : ['--entrypoint=']),
    plan.imageId,
    ...(program.command ?? []),
    ...plan.args,
  ]
}

/** The largest single file, the only limit on files that the kernel enforces. */
export function largestFile({ diskBytes, outputBytes }: Pick<Limits, 'diskBytes' | 'outputBytes'>): number {
  return Math.min(diskBytes, outputBytes)
}

/**
 * As root, a uid that exists nowhere; without root, the daemon's own user, who is not root in the container
 * either.
 */
function user({ engine, uid }: RunPlan): string[] {
  if (engine.kind === 'podman' && engine.rootless) return ['--userns=keep-id']
  return [`--user=${uid}:${uid}`]
}

/** The allocated devices: by CDI name for podman, with docker's own options for docker. */
export function gpuArguments(engine: Pick<Engine, 'kind'>, gpus: ContainerProgram['gpus']): string[] {
  if (gpus === undefined || gpus.ids.length === 0) return []
  if (engine.kind === 'podman') return gpus.ids.map((id) => `--device=${gpus.vendor}.com/gpu=${id}`)
  if (gpus.vendor === 'nvidia') return ['--gpus', `"device=${gpus.ids.join(',')}"`]
  return ['--device=/dev/kfd', ...gpus.ids.map((id) => `--device=/dev/dri/renderD${128 + Number(id)}`)]
}
