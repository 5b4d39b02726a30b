import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { connect } from 'node:tls'

/** The first bytes that node:tls sends when it dials `name`. */
export async function clientHello(name: string): Promise<Buffer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const client = connect({ port, host: '127.0.0.1', servername: name })
  client.on('error', () => {})
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [first] = (await once(socket, 'data')) as [Buffer]
  client.destroy()
  socket.destroy()
  server.close()
  return first
}
