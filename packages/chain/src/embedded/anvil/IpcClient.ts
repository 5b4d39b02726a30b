import net from 'node:net'
import { MusterError } from '@muster-network/core'
import type { RpcAnswer } from '../../connection/Rpc.ts'
import { JsonSplitter } from './JsonSplitter.ts'

export type RpcCall = { method: string; params: readonly unknown[] }

type RawAnswer = RpcAnswer & { id: number }

type Waiting = {
  resolve(answers: RawAnswer[]): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** One JSON-RPC connection over a local socket. A connection failure rejects with CHAIN_DOWN. */
export class IpcClient {
  readonly #socket: net.Socket
  readonly #waiting = new Map<number, Waiting>()
  readonly #splitter = new JsonSplitter()
  #nextId = 1

  private constructor(socket: net.Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => {
      try {
        for (const value of this.#splitter.push(chunk)) this.#answer(value as RawAnswer | RawAnswer[])
      } catch {
        // the bytes after it cannot be understood: the calls fail, and the supervisor starts the chain anew
        socket.destroy()
      }
    })
    socket.on('error', () => {}) // 'close' follows
    socket.on('close', () => this.#failAll())
  }

  static connect(path: string): Promise<IpcClient> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(path)
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new IpcClient(socket))
      })
    })
  }

  async call(method: string, params: readonly unknown[] = [], timeoutMs = 60_000): Promise<RpcAnswer> {
    const [answer] = await this.#send([{ method, params }], timeoutMs)
    return answer!
  }

  /** Like {@link call}, but returns the result and throws CHAIN_RPC_REFUSED for an error. */
  async requestResult<T>(method: string, params: readonly unknown[] = [], timeoutMs?: number): Promise<T> {
    const answer = await this.call(method, params, timeoutMs)
    if (answer.error)
      throw new MusterError('CHAIN_RPC_REFUSED', `${method}: ${answer.error.message}`, {
        details: { rpcCode: answer.error.code },
      })
    return answer.result as T
  }

  /** Sends several calls in one message; the responses have the order of the calls. */
  async batch(calls: readonly RpcCall[], timeoutMs = 60_000): Promise<RpcAnswer[]> {
    return calls.length === 0 ? [] : this.#send(calls, timeoutMs)
  }

  close(): void {
    this.#socket.destroy()
  }

  #send(calls: readonly RpcCall[], timeoutMs: number): Promise<RpcAnswer[]> {
    const first = this.#nextId
    this.#nextId += calls.length
    const messages = calls.map((call, i) => ({ jsonrpc: '2.0', id: first + i, ...call }))
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(down())
      // a hanging chain counts as lost: closing the socket notifies the supervisor
      const timer = setTimeout(() => this.#socket.destroy(), timeoutMs)
      this.#waiting.set(first, {
        reject,
        timer,
        resolve: (answers) => resolve(answers.sort((a, b) => a.id - b.id).map(withoutEnvelope)),
      })
      this.#socket.write(JSON.stringify(messages.length === 1 ? messages[0] : messages))
    })
  }

  #answer(value: RawAnswer | RawAnswer[]): void {
    const answers = Array.isArray(value) ? value : [value]
    const first = Math.min(...answers.map((answer) => answer.id))
    const waiting = this.#waiting.get(first)
    if (!waiting) return
    this.#waiting.delete(first)
    clearTimeout(waiting.timer)
    waiting.resolve(answers)
  }

  #failAll(): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(down())
    }
    this.#waiting.clear()
  }
}

function withoutEnvelope({ result, error }: RawAnswer): RpcAnswer {
  return error ? { error } : { result }
}

function down(): MusterError {
  return new MusterError('CHAIN_DOWN', 'the connection to the embedded chain was lost')
}
