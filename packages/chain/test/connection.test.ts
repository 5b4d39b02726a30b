import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { failoverRpc } from '../src/index.ts'

type Reply = (response: http.ServerResponse, call: { id: number; method: string }) => void

/** A fake endpoint with given responses, which counts the requests. */
async function endpoint(reply: Reply, chainId = 7): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const call = JSON.parse(body)
    asked.push(call.method)
    if (call.method === 'eth_chainId')
      return json(response, { id: call.id, result: `0x${chainId.toString(16)}` })
    reply(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-api-key`, asked }
}

function json(response: http.ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const good: Reply = (response, { id }) => json(response, { jsonrpc: '2.0', id, result: '0x2a' })
const faults: Record<string, Reply> = {
  'a rate limit': (response) => response.writeHead(429).end('slow down'),
  'a rate limit in JSON': (response, { id }) =>
    json(response, { id, error: { code: -32005, message: 'limit' } }),
  HTML: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>502</h1>'),
  'lists that would fill the memory': (response) =>
    response.writeHead(200).end(`{"id":1,"result":[${'[],'.repeat(600_000)}[]]}`),
  'nesting that would fill the stack': (response) =>
    response.writeHead(200).end(`{"id":1,"result":${'['.repeat(1_000)}${']'.repeat(1_000)}}`),
  'JSON of another kind': (response) => json(response, { hello: 1 }),
  'a dropped connection': (response) => response.destroy(),
  silence: () => {},
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"result":')
    response.destroy()
  },
}
const settings = { chainId: 7, timeoutMs: 1_500, pauseMs: 1 }

describe('several endpoints', () => {
  it.each(Object.entries(faults))('survive %s of the first endpoint', async (_, fault) => {
    const bad = await endpoint(fault)
    const other = await endpoint(good)
    const rpc = failoverRpc({ ...settings, rpcUrls: [bad.url, other.url] })
    expect(await rpc('eth_blockNumber', [])).toEqual({ result: '0x2a' })
    expect(await rpc('eth_blockNumber', [])).toEqual({ result: '0x2a' })
    // the second request goes directly to the endpoint that worked
    expect(bad.asked).toEqual(['eth_chainId', 'eth_blockNumber'])
  })

  it.each(Object.entries(faults))(
    'fail after a bounded number of retries on %s, without revealing the API key',
    async (_, fault) => {
      const bad = await endpoint(fault)
      const rpc = failoverRpc({ ...settings, rpcUrls: [bad.url], rounds: 2 })
      const error = await rpc('eth_blockNumber', []).catch((error) => error)
      expect(error).toMatchObject({ code: 'CHAIN_RPC_FAILED', retryable: true })
      expect(error.message).not.toContain('secret-api-key')
      expect(bad.asked.filter((method) => method === 'eth_blockNumber')).toHaveLength(2)
    },
  )

  it('read a long list of events whole, and stop reading any other answer at what its method can need', async () => {
    const event = { address: `0x${'a'.repeat(40)}`, data: `0x${'b'.repeat(2_000)}`, topics: [] }
    const events = JSON.stringify(Array(5_000).fill(event))
    let sentBytes = 0
    const { url } = await endpoint((response, { method }) => {
      if (method === 'eth_getLogs') return response.end(`{"jsonrpc":"2.0","id":1,"result":${events}}`)
      // an answer without an end
      const more = () => {
        while (!response.destroyed) {
          sentBytes += 64 << 10
          if (!response.write(' '.repeat(64 << 10))) return void response.once('drain', more)
        }
      }
      more()
    })
    const rpc = failoverRpc({ ...settings, timeoutMs: 60_000, rounds: 1, rpcUrls: [url] })
    const { result } = await rpc('eth_getLogs', [{}])
    expect(result).toEqual(JSON.parse(events))
    for (const method of ['eth_blockNumber', 'eth_getTransactionCount', 'eth_sendRawTransaction'])
      await expect(rpc(method, [])).rejects.toThrow('the answer has more than 262144 bytes')
    await expect(rpc('eth_call', [])).rejects.toThrow('the answer has more than 4194304 bytes')
    // the rest is in the buffers of the sockets
    expect(sentBytes).toBeLessThan(64 << 20)
  })

  it.each([
    ['items that would fill the memory', `[${'0,'.repeat(400_000)}0]`, 'more than 250000 items'],
    ['an item that would fill the stack', `[${'['.repeat(50)}${']'.repeat(50)}]`, 'too many depth'],
    ['an item of many lists', `[[${'[],'.repeat(1_000)}[]]]`, 'too many containers'],
    ['one endless item', `["${'a'.repeat(2 << 20)}"]`, 'an item of the answer has more than 1048576 bytes'],
    ['a long text', `"${'a'.repeat(2 << 20)}"`, 'the answer without its items has more than 262144 bytes'],
    ['two lists', '[],"result":[]', 'the answer has two results'],
    ['an invalid item', '[1,nul]', 'JSON'],
  ])('refuse events with %s', async (_, list, why) => {
    const { url } = await endpoint((response) => response.end(`{"id":1,"result":${list}}`))
    const rpc = failoverRpc({ ...settings, timeoutMs: 60_000, rounds: 1, rpcUrls: [url] })
    await expect(rpc('eth_getLogs', [{}])).rejects.toThrow(why)
  })

  it('return an error of the chain immediately, without trying another endpoint', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const first = await endpoint((response, { id }) => json(response, { id, error }, 400))
    const second = await endpoint(good)
    const rpc = failoverRpc({ ...settings, rpcUrls: [first.url, second.url] })
    expect(await rpc('eth_call', [])).toEqual({ error })
    expect(second.asked).toEqual([])
  })

  it('never use an endpoint of another chain', async () => {
    const foreign = await endpoint(good, 8)
    const right = await endpoint(good)
    const rpc = failoverRpc({ ...settings, rpcUrls: [foreign.url, right.url] })
    expect(await rpc('eth_blockNumber', [])).toEqual({ result: '0x2a' })
    expect(foreign.asked).toEqual(['eth_chainId'])
    const alone = failoverRpc({ ...settings, rpcUrls: [foreign.url] })
    await expect(alone('eth_blockNumber', [])).rejects.toMatchObject({
      code: 'CHAIN_WRONG_ID',
      details: { found: 8, expected: 7 },
    })
  })
})
