import path from 'node:path'
import { engineCommand } from './engineCommand.ts'

/** The container engine of this machine. */
export type Engine = {
  kind: 'podman' | 'docker'
  version: string
  /** runsc (gVisor) isolates the program with its own kernel; runc shares the machine's kernel. */
  runtime: 'runsc' | 'runc'
  rootless: boolean
  /** True if we may create our own cgroups, which keep exact stats after a container is gone. */
  ownCgroups: boolean
  /** Folder in which the engine unpacks image layers, one folder each; unset where it cannot be watched. */
  layers?: string
}

export type EngineChoice = { kind?: 'podman' | 'docker'; runtime?: 'runsc' | 'runc' }

/**
 * Finds podman or docker, whichever answers first, and the strongest installed runtime: runsc before runc.
 *
 * @returns the engine, or the reasons why none was found
 */
export async function findEngine(choice: EngineChoice = {}): Promise<Engine | { reasons: string[] }> {
  const reasons: string[] = []
  for (const kind of ['podman', 'docker'] as const) {
    if (choice.kind !== undefined && choice.kind !== kind) continue
    try {
      return kind === 'podman' ? await detectPodman(choice) : await detectDocker(choice)
    } catch (error) {
      reasons.push(`${kind}: ${(error as Error).message}`)
    }
  }
  return { reasons }
}

async function detectPodman(choice: EngineChoice): Promise<Engine> {
  const info = JSON.parse(await engineCommand('podman', ['info', '--format', 'json'])) as {
    version: { Version: string }
    host: { cgroupManager: string; cgroupVersion: string; security: { rootless: boolean } }
    store?: { graphRoot: string; graphDriverName: string }
  }
  const { cgroupManager, cgroupVersion, security } = info.host
  return {
    kind: 'podman',
    version: info.version.Version,
    runtime: choice.runtime ?? ((await isInstalled('runsc')) ? 'runsc' : 'runc'),
    rootless: security.rootless,
    ownCgroups: !security.rootless && cgroupManager === 'cgroupfs' && cgroupVersion === 'v1',
    ...(info.store && layersOf(info.store.graphRoot, info.store.graphDriverName)),
  }
}

async function detectDocker(choice: EngineChoice): Promise<Engine> {
  const info = JSON.parse(await engineCommand('docker', ['info', '--format', '{{json .}}'])) as {
    ServerVersion?: string
    Runtimes?: Record<string, unknown>
    SecurityOptions?: string[]
    ServerErrors?: string[]
    DockerRootDir?: string
    Driver?: string
  }
  if (info.ServerVersion === undefined || info.ServerVersion === '')
    throw new Error(info.ServerErrors?.[0] ?? 'the docker daemon does not answer')
  return {
    kind: 'docker',
    version: info.ServerVersion,
    runtime: choice.runtime ?? (info.Runtimes?.runsc === undefined ? 'runc' : 'runsc'),
    rootless: info.SecurityOptions?.some((option) => option.includes('rootless')) ?? false,
    ownCgroups: false,
    ...(info.DockerRootDir && info.Driver && layersOf(info.DockerRootDir, info.Driver)),
  }
}

/** With vfs every layer contains the layers below it, so their sum is meaningless. */
const layersOf = (root: string, driver: string): { layers?: string } =>
  driver === 'vfs' ? {} : { layers: path.join(root, driver) }

async function isInstalled(command: string): Promise<boolean> {
  return engineCommand(command, ['--version'], { timeoutMs: 5000 }).then(
    () => true,
    () => false,
  )
}

/** Global arguments of every command: for podman, the runtime and its flags. */
export function engineArguments(
  { kind, runtime }: Pick<Engine, 'kind' | 'runtime'>,
  { gpus = false, sockets = false }: { gpus?: boolean; sockets?: boolean } = {},
): string[] {
  if (kind === 'docker') return []
  const args = ['--runtime', runtime]
  // gVisor's own network stack stays off: a run has no network, or a loopback that we created.
  if (runtime === 'runsc') args.push('--runtime-flag', 'network=none', '--runtime-flag', 'platform=systrap')
  if (runtime === 'runsc' && gpus) args.push('--runtime-flag', 'nvproxy=true')
  // The program may create sockets in its folders, and connect to none of the machine's.
  if (runtime === 'runsc' && sockets) args.push('--runtime-flag', 'host-uds=create')
  return args
}
