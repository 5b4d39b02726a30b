import { spawn } from 'node:child_process'
import net from 'node:net'
import { findAnvil } from '@muster-network/chain'

/** Starts anvil as people usually run it, with one block a second, to compare the embedded chain with. */
export async function startPlainAnvil(): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const args = ['--block-time', '1', '--quiet', '--port', String(port), '--base-fee', '0', '--gas-price', '0']
  const child = spawn(findAnvil(), [...args, '--gas-limit', '100000000', '--hardfork', 'shanghai'], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    try {
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      return { url, stop: () => child.kill('SIGKILL') }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
