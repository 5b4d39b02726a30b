// Opens connections and sends nothing on them. Started by flood.full.test.ts in several processes, each with
// its own source address.
import { connect } from 'node:net'

const { port, count, localAddress } = JSON.parse(process.argv[2]!) as {
  port: number
  count: number
  localAddress: string
}
let settled = 0
const countAttempt = () => {
  if (++settled === count) process.send!({ settled })
}
for (let i = 0; i < count; i++) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.once('error', () => socket.destroy())
  // An attempt counts once the connection is open or has been closed by the relay.
  let counted = false
  const once = () => {
    if (!counted) countAttempt()
    counted = true
  }
  socket.once('connect', once).once('close', once)
}
process.on('disconnect', () => process.exit())
