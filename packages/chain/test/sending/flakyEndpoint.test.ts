import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { hasCode } from '@muster-network/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  ChainDefinition,
  EmbeddedChain,
  failoverRpc,
  IntentJournal,
  JournalledSender,
  LocalSigner,
} from '../../src/index.ts'
import { countTransactions } from '../embedded/bursts.ts'
import { seededRandom } from '../embedded/seededRandom.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'

/** Forwards calls to the chain, but often corrupts the response afterwards: the request has taken effect. */
async function flakyEndpoint(target: string, random: () => number): Promise<string> {
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = { 'content-type': 'application/json' }
    const answer = await (await fetch(target, { method: 'POST', headers, body })).text()
    const luck = random()
    if (luck < 0.1) response.destroy()
    else if (luck < 0.15) response.writeHead(429).end('slow down')
    else if (luck < 0.2) response.writeHead(200).end('<html>gateway</html>')
    else if (luck < 0.25) response.writeHead(200, headers).end(answer.slice(0, answer.length / 2))
    else response.writeHead(200, headers).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('sending through endpoints that drop, corrupt and reject', () => {
  it('sends one transaction per intent', async () => {
    const directory = await temporaryDirectory()
    const embedded = await EmbeddedChain.start({ directory, clock: { settleMs: 0 } })
    onTestFinished(() => embedded.stop())
    const random = seededRandom(3)
    const rpcUrls = [await flakyEndpoint(embedded.url, random), await flakyEndpoint(embedded.url, random)]
    const chain = ChainDefinition.parse({ chainId: 31_337, rpcUrls, confirmations: 0, pollMs: 5 })
    const rpc = failoverRpc({ ...chain, rounds: 2, pauseMs: 1 })
    const signer = new LocalSigner(new Uint8Array(32).fill(8))
    const journal = new IntentJournal(path.join(directory, 'intents'))
    onTestFinished(() => journal.close())
    const to = '0x00000000000000000000000000000000000000aa'

    for (let intent = 0; intent < 25; intent++) {
      // without a response, retry with a new sender as after a restart
      for (;;) {
        const sender = new JournalledSender({ rpc, chain, signer, journal })
        try {
          const receipt = await sender.send({ to, data: '0x', value: 0n }, { intent: `${intent}` })
          expect(receipt.status).toBe('success')
          break
        } catch (error) {
          if (!hasCode(error, 'CHAIN_RPC_FAILED')) throw error
        }
      }
    }
    expect(await countTransactions(embedded.url)).toBe(25)
  })
})
