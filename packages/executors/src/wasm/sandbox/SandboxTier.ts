import { execFileSync, spawnSync } from 'node:child_process'

/** The isolation of a run's process; `muster doctor` shows it and the offer contains it. */
export type SandboxTier = 'bubblewrap' | 'process'

let detected: SandboxTier | undefined

/** Returns the strongest tier of this machine, detected once per process. */
export function findTier(): SandboxTier {
  detected ??= hasBubblewrap() ? 'bubblewrap' : 'process'
  return detected
}

function hasBubblewrap(): boolean {
  if (process.platform !== 'linux' || (process.arch !== 'x64' && process.arch !== 'arm64')) return false
  const probe = ['--unshare-all', '--ro-bind', '/', '/', '--cap-drop', 'ALL', '--new-session', 'true']
  return spawnSync('bwrap', probe, { stdio: 'ignore', timeout: 10_000 }).status === 0
}

let libraries: string[] | undefined

/** The shared libraries and loader of the running Node: the only part of the system that a run can see. */
export function nodeLibraries(): string[] {
  if (libraries === undefined) {
    const text = execFileSync('ldd', [process.execPath], { encoding: 'utf8', timeout: 10_000 })
    libraries = [...text.matchAll(/(\/\S+) \(0x/g)].map((match) => match[1]!)
  }
  return libraries
}

const wantedStackKiB = 64 * 1024
let stackKiB: number | undefined

/** The largest stack this machine grants a process, up to many times what metering lets a program use. */
export function hostStackKiB(): number {
  if (stackKiB === undefined) {
    const shell = `ulimit -s ${wantedStackKiB} 2>/dev/null && echo ${wantedStackKiB} || ulimit -Hs`
    const { stdout } = spawnSync('/bin/sh', ['-c', shell], { encoding: 'utf8', timeout: 10_000 })
    stackKiB = Number.parseInt(stdout, 10) || 8192
  }
  return stackKiB
}

/** Whether this machine grants a process the stack for which the depth of calls is metered. */
export function hasFullStack(): boolean {
  return hostStackKiB() === wantedStackKiB
}
