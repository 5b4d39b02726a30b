// Sends a burst of transactions and waits until all are mined. A separate process, so that the sender never shares a
// thread with the measured chain: node burstClient.ts <url> <senders> <perSender> <connections>
import http from 'node:http'
import type { Hex } from 'viem'
import { signTransfers } from './signTransfers.ts'

const [url, senders, perSender, connections] = [process.argv[2]!, ...process.argv.slice(3).map(Number)] as [
  string,
  number,
  number,
  number,
]
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

function call<T>(method: string, params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        const { result, error } = JSON.parse(text)
        if (error) reject(new Error(error.message))
        else resolve(result)
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const raws = signTransfers(senders, perSender)
const hashes: Hex[] = []
let next = 0
const started = performance.now()
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (next < raws.length) {
      const i = next++
      hashes[i] = await call<Hex>('eth_sendRawTransaction', [raws[i]])
    }
  }),
)
const acknowledgedMs = performance.now() - started
// Nonces are mined in order: once a sender's last transaction is mined, all its earlier transactions are too.
// A stalled chain never mines the rest; `mined` then shows how many are missing.
const deadline = performance.now() + 20_000
const last = new Set(hashes.slice(-senders))
while (last.size > 0 && performance.now() < deadline) {
  for (const hash of last) {
    if (!(await call('eth_getTransactionReceipt', [hash]))) break
    last.delete(hash)
  }
  if (last.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
const minedMs = performance.now() - started
let mined = 0
const head = Number(await call<Hex>('eth_blockNumber', []))
for (let number = 0; number <= head; number++)
  mined += Number(await call<Hex>('eth_getBlockTransactionCountByNumber', [`0x${number.toString(16)}`]))
process.stdout.write(JSON.stringify({ acknowledgedMs, minedMs, mined }))
process.exit(0)
