import type { Finding } from './Finding.ts'
import { packageCommand } from './packageCommand.ts'
import { tryCommand } from './tryCommand.ts'

/** Checks which container engine answers, and whether it isolates strangers' code from the kernel with gVisor. */
export async function checkContainers(): Promise<Finding> {
  const name = 'Containers'
  const [docker, podman, runsc] = await Promise.all([
    tryCommand('docker', ['version', '--format', '{{.Server.Version}}']),
    tryCommand('podman', ['version', '--format', '{{.Client.Version}}']),
    tryCommand('runsc', ['--version']),
  ])
  const engine = docker.ok
    ? `docker ${docker.stdout.trim()}`
    : podman.ok
      ? `podman ${podman.stdout.trim()}`
      : undefined
  if (!engine) {
    const fix = packageCommand('podman')
    return {
      name,
      status: 'limited',
      found: 'neither a Docker engine nor podman answers',
      consequence: 'no container tasks, and so no GPU tasks; WebAssembly tasks work',
      ...(fix && { fix }),
    }
  }
  if (runsc.ok) return { name, status: 'ok', found: `${engine}, gVisor` }
  return {
    name,
    status: 'limited',
    found: `${engine}, no gVisor`,
    consequence:
      "strangers' containers share this machine's kernel; clients that ask for gVisor are not served",
    fix: 'install runsc (gVisor); Debian has it in backports',
  }
}
