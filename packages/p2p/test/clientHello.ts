import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { connect } from 'node:tls'
import { onTestFinished } from 'vitest'

/** The first bytes that node:tls sends when it dials `name`. */
export async function clientHello(name: string): Promise<Buffer> {
  const server = createServer()
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect({
    port: (server.address() as { port: number }).port,
    host: '127.0.0.1',
    servername: name,
  })
  client.on('error', () => {})
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [first] = (await once(socket, 'data')) as [Buffer]
  client.destroy()
  socket.destroy()
  return first
}
