import path from 'node:path'
import { engineCommand } from './engineCommand.ts'

/** The container engine of this machine, as far as we need to know it. */
export type Engine = {
  kind: 'podman' | 'docker'
  version: string
  /** runsc (gVisor) puts a kernel of its own between program and machine; runc shares the machine's. */
  runtime: 'runsc' | 'runc'
  rootless: boolean
  /** Whether we may lay out control groups of our own, which keeps exact accounts after a container has gone. */
  ownCgroups: boolean
  /** Where it unpacks the layers of images, a folder each; unset where that cannot be watched. */
  layers?: string
}

export type EngineChoice = { kind?: 'podman' | 'docker'; runtime?: 'runsc' | 'runc' }

/**
 * Finds podman or docker, whichever answers first, and the strongest runtime beside it: runsc where it is installed.
 *
 * @returns the engine, or the reasons why there is none
 */
export async function findEngine(choice: EngineChoice = {}): Promise<Engine | { reasons: string[] }> {
  const reasons: string[] = []
  for (const kind of ['podman', 'docker'] as const) {
    if (choice.kind !== undefined && choice.kind !== kind) continue
    try {
      return kind === 'podman' ? await askPodman(choice) : await askDocker(choice)
    } catch (error) {
      reasons.push(`${kind}: ${(error as Error).message}`)
    }
  }
  return { reasons }
}

async function askPodman(choice: EngineChoice): Promise<Engine> {
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

async function askDocker(choice: EngineChoice): Promise<Engine> {
  const info = JSON.parse(await engineCommand('docker', ['info', '--format', '{{json .}}'])) as {
    ServerVersion?: string
    Runtimes?: Record<string, unknown>
    SecurityOptions?: string[]
    ServerErrors?: string[]
    DockerRootDir?: string
    Driver?: string
  }
  if (info.ServerVersion === undefined || info.ServerVersion === '')
    throw new Error(info.ServerErrors?.[0] ?? 'its daemon does not answer')
  return {
    kind: 'docker',
    version: info.ServerVersion,
    runtime: choice.runtime ?? (info.Runtimes?.runsc === undefined ? 'runc' : 'runsc'),
    rootless: info.SecurityOptions?.some((option) => option.includes('rootless')) ?? false,
    ownCgroups: false,
    ...(info.DockerRootDir && info.Driver && layersOf(info.DockerRootDir, info.Driver)),
  }
}

/** With vfs every layer holds those below it once more: their sum says nothing. */
const layersOf = (root: string, driver: string): { layers?: string } =>
  driver === 'vfs' ? {} : { layers: path.join(root, driver) }

async function isInstalled(command: string): Promise<boolean> {
  return engineCommand(command, ['--version'], { timeoutMs: 5000 }).then(
    () => true,
    () => false,
  )
}

/** The first words of every command: the engine, and for podman the runtime with its own switches. */
export function engineWords({ kind, runtime }: Pick<Engine, 'kind' | 'runtime'>, gpus = false): string[] {
  if (kind === 'docker') return []
  const words = ['--runtime', runtime]
  // gVisor's own network stack stays off: a run has none, or a loopback that we made.
  if (runtime === 'runsc') words.push('--runtime-flag', 'network=none', '--runtime-flag', 'platform=systrap')
  if (runtime === 'runsc' && gpus) words.push('--runtime-flag', 'nvproxy=true')
  return words
}
