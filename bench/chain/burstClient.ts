// A program of its own that sends a burst and waits until it is mined, so that sending never shares a thread with
// what is measured: node burstClient.ts <url> <senders> <perSender> <lanes>
import http from 'node:http'
import type { Hex } from 'viem'
import { signTransfers } from './signTransfers.ts'

const [url, senders, perSender, lanes] = [process.argv[2]!, ...process.argv.slice(3).map(Number)] as [
  string,
  number,
  number,
  number,
]
const agent = new http.Agent({ keepAlive: true, maxSockets: lanes })

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
  Array.from({ length: lanes }, async () => {
    while (next < raws.length) {
      const i = next++
      hashes[i] = await call<Hex>('eth_sendRawTransaction', [raws[i]])
    }
  }),
)
const acknowledgedMs = performance.now() - started
// Nonces are mined in order, so the last transaction of each sender tells of all before it.
const deadline = performance.now() + 20_000 // a stall ends here; the count tells
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
