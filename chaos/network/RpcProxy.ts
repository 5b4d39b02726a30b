import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** How the endpoint of a node lies; see {@link RpcProxy}. */
export type Lie = 'oldHead' | 'missingLogs' | 'repeatedLogs' | 'silence'

type RpcRequest = { id: number; method: string; params: unknown[] }
type RpcResponse = { id: number; jsonrpc: '2.0'; result?: unknown; error?: unknown }

/** Blocks by which an endpoint with an old head lags. */
const lagBlocks = 8

/**
 * The RPC endpoint of one node: it passes every request on to the chain, and lies while it is told to.
 *
 * - `oldHead`: it reports a head of some blocks ago, and denies the blocks above it
 * - `missingLogs`: it leaves out every other event
 * - `repeatedLogs`: it returns every event twice
 * - `silence`: it closes every connection
 */
export class RpcProxy {
  readonly #server: Server
  readonly #chainUrl: string
  readonly url: string
  lie: Lie | undefined

  private constructor(server: Server, chainUrl: string, url: string) {
    this.#server = server
    this.#chainUrl = chainUrl
    this.url = url
    server.on('request', (request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  static async listen(chainUrl: string, host: string, port: number): Promise<RpcProxy> {
    const server = createServer()
    server.listen(port, host)
    await once(server, 'listening')
    return new RpcProxy(server, chainUrl, `http://${host}:${port}`)
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (this.lie === 'silence') {
      response.destroy()
      return
    }
    const asked = JSON.parse(body.toString()) as RpcRequest
    const answer = await this.#lied(asked)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  async #lied(asked: RpcRequest): Promise<RpcResponse> {
    const { lie } = this
    if (lie === 'oldHead') return this.#ofOldHead(asked)
    const answer = await this.#ask(asked)
    if (asked.method !== 'eth_getLogs' || !Array.isArray(answer.result)) return answer
    const logs = answer.result as unknown[]
    if (lie === 'missingLogs') return { ...answer, result: logs.filter((_, i) => i % 2 === 1) }
    if (lie === 'repeatedLogs') return { ...answer, result: logs.flatMap((log) => [log, log]) }
    return answer
  }

  async #ofOldHead(asked: RpcRequest): Promise<RpcResponse> {
    const { method, params } = asked
    if (method !== 'eth_blockNumber' && method !== 'eth_getBlockByNumber') return this.#ask(asked)
    const { result } = await this.#ask({ id: 1, method: 'eth_blockNumber', params: [] })
    const head = Math.max(0, Number(result) - lagBlocks)
    const hex = `0x${head.toString(16)}`
    if (method === 'eth_blockNumber') return { id: asked.id, jsonrpc: '2.0', result: hex }
    const [block, ...rest] = params
    if (block === 'latest') return this.#ask({ ...asked, params: [hex, ...rest] })
    return Number(block) > head ? { id: asked.id, jsonrpc: '2.0', result: null } : this.#ask(asked)
  }

  async #ask(asked: RpcRequest): Promise<RpcResponse> {
    const response = await fetch(this.#chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...asked }),
      signal: AbortSignal.timeout(20_000),
    })
    return (await response.json()) as RpcResponse
  }
}
