import { spawn } from 'node:child_process'
import type { Server } from 'node:net'
import path from 'node:path'

/** The port of the proxy in every run's namespace. */
export const proxyPort = 3128
const startMs = 10_000

/**
 * Opens the port inside the namespace. A socket stays in the namespace it was created in, whichever process
 * owns it.
 */
export async function listenIn(namespace: string): Promise<Server> {
  const script = path.join(import.meta.dirname, 'listenInNamespace.mjs')
  const child = spawn('ip', ['netns', 'exec', namespace, process.execPath, script, `${proxyPort}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: startMs,
    env: { PATH: process.env.PATH },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  child.once('message', (message, handle) => {
    if (handle === undefined) reject(new Error((message as { error?: string }).error ?? 'no port'))
    else resolve(handle as Server)
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`listener exited with code ${code}`)))
  return promise
}
