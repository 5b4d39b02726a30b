// Opens connections and says nothing on them. Started by flood.full.test.ts: several at once, each from its own address.
import { connect } from 'node:net'

const { port, count, localAddress } = JSON.parse(process.argv[2]!) as {
  port: number
  count: number
  localAddress: string
}
let settled = 0
const again = () => {
  if (++settled === count) process.send!({ settled })
}
for (let i = 0; i < count; i++) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.once('error', () => socket.destroy())
  // Open, or thrown out already: either is an attempt made.
  let counted = false
  const once = () => {
    if (!counted) again()
    counted = true
  }
  socket.once('connect', once).once('close', once)
}
process.on('disconnect', () => process.exit())
