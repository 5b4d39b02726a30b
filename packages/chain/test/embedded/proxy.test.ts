import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedChain } from '../../src/index.ts'

let chain: EmbeddedChain
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-proxy-'))
  chain = await EmbeddedChain.start({ directory, allowedOrigins: ['https://dash.example'] })
})
afterAll(async () => {
  await chain.stop()
  await rm(directory, { recursive: true })
})

type Asked = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** Uses node:http, because fetch does not send arbitrary Host and Origin headers. */
function ask(options: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      chain.url,
      {
        method: options.method ?? 'POST',
        headers: { 'content-type': 'application/json', ...options.headers },
      },
      (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
      },
    )
    request.on('error', reject)
    request.end(options.body)
  })
}

const call = (method: string, params: unknown[] = []) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

describe('the RPC server', () => {
  it('rejects a page of another site, also after DNS rebinding', async () => {
    const body = call('eth_chainId')
    expect(await ask({ body, headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 })
    expect(await ask({ body, headers: { origin: 'null' } })).toMatchObject({ status: 403 })
    expect(await ask({ body, headers: { host: 'evil.example:8545' } })).toMatchObject({ status: 403 })
    expect(await ask({ body, headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 415 })
    expect(await ask({ body })).toMatchObject({ status: 200, body: expect.stringContaining('0x7a69') })
  })

  it('accepts a page with an allowed origin', async () => {
    const origin = 'https://dash.example'
    const preflight = await ask({ method: 'OPTIONS', headers: { origin } })
    expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': origin } })
    expect(await ask({ body: call('eth_chainId'), headers: { origin } })).toMatchObject({ status: 200 })
  })

  it.each([
    'anvil_setBalance',
    'anvil_dumpState',
    'evm_mine',
    'hardhat_impersonateAccount',
    'eth_sendTransaction',
    'eth_sign',
    'debug_traceTransaction',
    'txpool_content',
    'constructor',
  ])('does not offer %s', async (method) => {
    const { body } = await ask({ body: call(method) })
    expect(JSON.parse(body).error.code).toBe(-32601)
  })

  it('has no unlocked accounts', async () => {
    expect(JSON.parse((await ask({ body: call('eth_accounts') })).body).result).toEqual([])
  })

  it('responds to a batch in order, and to invalid requests with JSON-RPC errors', async () => {
    const batch = JSON.stringify([
      JSON.parse(call('eth_chainId')),
      { id: 'b', method: 'eth_blockNumber' },
      { nonsense: 1 },
    ])
    expect(JSON.parse((await ask({ body: batch })).body)).toMatchObject([
      { id: 1, result: '0x7a69' },
      { id: 'b', result: '0x0' },
      { id: null, error: { code: -32600 } },
    ])
    expect(JSON.parse((await ask({ body: '{' })).body).error.code).toBe(-32700)
    expect(JSON.parse((await ask({ body: '[]' })).body).error.code).toBe(-32600)
    expect(JSON.parse((await ask({ body: call('eth_sendRawTransaction', ['0xzz']) })).body).error.code).toBe(
      -32602,
    )
    expect(await ask({ body: ' '.repeat(5 * 1024 * 1024) })).toMatchObject({ status: 413 })
  })

  it.runIf(process.platform === 'linux')(
    'is the only access: anvil runs in a separate network namespace',
    async (context) => {
      const ours = readFileSync('/proc/self/net/tcp', 'utf8')
      const { isolation } = await import('../../src/embedded/anvil/isolation.ts')
      if (!isolation().complete) context.skip('no network namespaces on this machine')
      const theirs = readFileSync(`/proc/${await chain.anvilPid()}/net/tcp`, 'utf8')
      const listening = (table: string) => table.split('\n').filter((line) => / 0A /.test(line))
      expect(listening(theirs)).toHaveLength(1)
      expect(ours).not.toContain(listening(theirs)[0]!.trim().split(/\s+/)[9])
    },
  )
})
