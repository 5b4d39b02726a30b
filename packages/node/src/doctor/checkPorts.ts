import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Finding } from './Finding.ts'

/** Checks that each configured port is free on loopback, or in use by the owner's own daemon. */
export async function checkPorts(
  ports: Readonly<Record<string, number>>,
  own: ReadonlySet<number> = new Set(),
): Promise<Finding> {
  const name = 'Ports'
  const found: string[] = []
  const taken: string[] = []
  for (const [use, port] of Object.entries(ports))
    if (own.has(port)) found.push(`${port} (${use}) is used by your running daemon`)
    else if (await isFree(port)) found.push(`${port} (${use}) is free`)
    else taken.push(`${port} (${use})`)
  if (taken.length === 0) return { name, status: 'ok', found: found.join(', ') }
  return {
    name,
    status: 'limited',
    found: `taken: ${taken.join(', ')}`,
    consequence: 'another program uses these ports; muster uses any free port instead',
    fix: 'choose other ports in the settings: ports.api, ports.peer',
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true })
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
