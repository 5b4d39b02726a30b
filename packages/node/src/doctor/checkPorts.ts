import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Finding } from './Finding.ts'

/** Checks that the configured ports are free on loopback. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<Finding> {
  const name = 'Ports'
  const taken: string[] = []
  for (const [use, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push(`${port} (${use})`)
  if (taken.length === 0)
    return {
      name,
      status: 'ok',
      found: `${Object.entries(ports)
        .map(([use, port]) => `${port} (${use})`)
        .join(', ')} are free`,
    }
  return {
    name,
    status: 'limited',
    found: `taken: ${taken.join(', ')}`,
    consequence: 'muster may be running already; otherwise another program uses these ports',
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
