import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Choices, SamplerSettings } from '@muster-network/core'
import { bundleServer } from '../bundleServer.ts'

export type Ask = {
  tokens: readonly number[]
  from: number
  seed: string
  sampler: SamplerSettings
  endTokens: readonly number[]
  maxUnits: number
  cacheSalt: string
}

export type Answer = { ids: number[]; end: 'stop' | 'length' }

/** The service of the image as a process of this machine, on a Unix socket. */
export class ChatServer {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #socketPath: string

  private constructor(child: ChildProcess, folder: string, socketPath: string) {
    this.#process = child
    this.#folder = folder
    this.#socketPath = socketPath
  }

  /** Starts the service and waits until it is ready. */
  static async start(options: {
    engine: string
    model: string
    env?: Record<string, string>
  }): Promise<ChatServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-chat-'))
    const program = path.join(folder, 'server.mjs')
    await writeFile(program, await bundleServer())
    const socketPath = path.join(folder, 'service.sock')
    const child = spawn(process.execPath, [program], {
      env: { MUSTER_SOCKET: socketPath, ENGINE: options.engine, MODEL: options.model, ...options.env },
      stdio: 'inherit',
    })
    process.once('exit', () => child.kill())
    const server = new ChatServer(child, folder, socketPath)
    while (!(await server.isReady())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      await setTimeout(50)
    }
    return server
  }

  async isReady(): Promise<boolean> {
    const response = await this.send('GET', '/health').catch(() => undefined)
    return response?.statusCode === 200
  }

  async send(method: 'GET' | 'POST', url: string, body?: unknown): Promise<IncomingMessage> {
    const sent = request({ socketPath: this.#socketPath, method, path: url })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  }

  async generate(ask: Ask): Promise<Answer> {
    const response = await this.send('POST', '/muster/generate', ask)
    const text = await textOf(response)
    if (response.statusCode !== 200) throw new Error(text)
    const lines: ({ ids: number[] } & { end: Answer['end'] })[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    return { ids: lines.slice(0, -1).flatMap(({ ids }) => ids), end: lines.at(-1)!.end }
  }

  async choices(body: { tokens: readonly number[]; from: number; count: number }): Promise<Choices[]> {
    const response = await this.send('POST', '/muster/choices', body)
    const text = await textOf(response)
    if (response.statusCode !== 200) throw new Error(text)
    const { choices }: { choices: { top: [number, number][]; rest: number }[] } = JSON.parse(text)
    return choices.map(({ top, rest }) => ({
      top: top.map(([token, logProb]) => ({ token, logProb })),
      restLogProb: rest,
    }))
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill()
      await once(this.#process, 'exit')
    }
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts).toString()
}
