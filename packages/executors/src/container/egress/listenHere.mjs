// Started inside a run's network namespace: opens the proxy's port there and hands it to the daemon, which stays outside.
import { createServer } from 'node:net'

const server = createServer()
server.once('error', (error) => {
  process.send({ error: error.message }, () => process.exit(1))
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  process.send({ listening: true }, server, () => {
    // Both would be given connections as long as both hold the port.
    server.close()
    process.disconnect()
  })
})
