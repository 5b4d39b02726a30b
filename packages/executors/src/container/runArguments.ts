import type { Limits } from '../RunSpec.ts'
import type { ContainerProgram } from './ContainerProgram.ts'
import type { Engine } from './Engine.ts'

export type RunPlan = {
  engine: Engine
  /** The container's name and the label by which a later daemon finds it. */
  name: string
  label: string
  /** Id of the loaded image: the engine is never asked to fetch one. */
  imageId: string
  program: ContainerProgram
  args: string[]
  env: Record<string, string>
  limits: Limits
  /** The user that the program is; no other run has the same one. */
  uid: number
  inputDir?: string
  outDir: string
  checkpointDir: string
  cgroupParent?: string
  /** Path of a network namespace that holds nothing but the way to the allowed hosts. */
  networkNamespace?: string
}

/** What gVisor itself needs of processes, whatever the program does. */
const runscProcesses = 128
/** How much later than our own clock the engine's ends the run: only when no daemon of ours is there to do it. */
const backstopSeconds = 5
/** Where a control group of ours sets the limit, the container's own must not be reached first. */
const slackBytes = 32 * 2 ** 20
const mostTmpBytes = 64 * 2 ** 20

/** The words after `podman` or `docker` that run a stranger's program with nothing but what it was given. */
export function runArguments(plan: RunPlan): string[] {
  const { engine, program, limits } = plan
  const podman = engine.kind === 'podman'
  const memory = limits.memoryBytes + (plan.cgroupParent === undefined ? 0 : slackBytes)
  const processes = limits.processes + (engine.runtime === 'runsc' ? runscProcesses : 0)
  const tmpBytes = Math.min(limits.diskBytes, Math.floor(limits.memoryBytes / 2), mostTmpBytes)
  const cpuSeconds = Math.ceil(limits.cpuMs / 1000) + 1
  return [
    'run',
    ...['--name', plan.name, '--label', plan.label],
    // What it prints goes to us alone; the engine keeps no second, unbounded copy.
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
    // The owner's own programs come first.
    '--cpu-shares=128',
    // Explicit, because an engine inside a container may not raise its own defaults.
    '--ulimit=nofile=1024:1024',
    `--ulimit=nproc=${processes}:${processes}`,
    '--ulimit=core=0:0',
    `--ulimit=fsize=${largestFile(limits)}:${largestFile(limits)}`,
    `--ulimit=cpu=${cpuSeconds}:${cpuSeconds}`,
    `--tmpfs=/tmp:rw,nosuid,nodev,size=${tmpBytes}`,
    ...(plan.inputDir === undefined
      ? []
      : [`--mount=type=bind,src=${plan.inputDir},dst=/in,${podman ? 'ro=true' : 'readonly'}`]),
    `--mount=type=bind,src=${plan.outDir},dst=/out`,
    `--mount=type=bind,src=${plan.checkpointDir},dst=/checkpoint`,
    '--stop-signal=SIGTERM',
    '--no-healthcheck',
    ...(podman
      ? [
          '--read-only-tmpfs=false',
          '--image-volume=ignore',
          '--systemd=false',
          '--sdnotify=ignore',
          // Neither the owner's proxy settings nor the machine's hosts file concern a stranger.
          '--http-proxy=false',
          '--no-hosts',
          `--timeout=${Math.ceil(limits.wallMs / 1000) + backstopSeconds}`,
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

/** No single file may be larger: the one limit on files that the kernel itself keeps. */
export function largestFile({ diskBytes, outputBytes }: Pick<Limits, 'diskBytes' | 'outputBytes'>): number {
  return Math.min(diskBytes, outputBytes)
}

/** As root, a user that exists nowhere; without root, the daemon's own user, who is not root in the container either. */
function user({ engine, uid }: RunPlan): string[] {
  if (engine.kind === 'podman' && engine.rootless) return ['--userns=keep-id']
  return [`--user=${uid}:${uid}`]
}

/** Exactly the devices allocated: by CDI name for podman, by docker's own switch for docker. */
export function gpuArguments(engine: Pick<Engine, 'kind'>, gpus: ContainerProgram['gpus']): string[] {
  if (gpus === undefined || gpus.ids.length === 0) return []
  if (engine.kind === 'podman') return gpus.ids.map((id) => `--device=${gpus.vendor}.com/gpu=${id}`)
  if (gpus.vendor === 'nvidia') return ['--gpus', `"device=${gpus.ids.join(',')}"`]
  return ['--device=/dev/kfd', ...gpus.ids.map((id) => `--device=/dev/dri/renderD${128 + Number(id)}`)]
}
