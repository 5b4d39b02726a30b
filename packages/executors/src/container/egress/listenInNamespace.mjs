// Started inside a run's network namespace: opens the proxy's port there and passes the socket to the proxy
// outside.
import { createServer } from 'node:net'

const retryMs = 50
const server = createServer()
const listen = () => server.listen(Number(process.argv[2]), '127.0.0.1')
server.on('error', (error) => {
  // The proxy of a daemon that was killed ends a moment after it.
  if (error.code === 'EADDRINUSE') setTimeout(listen, retryMs)
  else process.send({ error: error.message }, () => process.exit(1))
})
server.once('listening', () => {
  process.send({ listening: true }, server, () => {
    // While both processes have the port open, connections would go to either.
    server.close()
    process.disconnect()
  })
})
listen()
