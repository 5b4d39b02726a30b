import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MusterError, payFor, silentLogger } from '@muster-network/core'
import type {
  AnswerEvent,
  Answerer,
  AnswerOptions,
  StreamRequest,
  StreamSummary,
} from '../../src/client/stream/Answerer.ts'
import { GatewayService, type GatewayServiceOptions } from '../../src/gateway/GatewayService.ts'
import type { KeySettings } from '../../src/gateway/keys/ApiKey.ts'

// A gateway on a real socket, with real tokenizers, in front of an answerer that the test writes: the answerer is the boundary.

export const template =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

export const toolTemplate = `{% if tools %}{{ '<|im_start|>system\\nTools: ' }}{{ tools | tojson }}{{ ' Answer with <tool_call></tool_call>.<|im_end|>\\n' }}{% endif %}${template}`

/** The letters of the byte-level alphabet of GPT-2, in the order of their bytes. */
function byteLetters(): string[] {
  const shown = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  let next = 256
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(shown(byte) ? byte : next++))
}

export const endToken = 256
const specials = ['<|im_end|>', '<|im_start|>']

/**
 * Writes a tokenizer of bytes, with a few merges, in the format of Hugging Face: token n below 256 is the byte n. Of `words` tokens the
 * others are words that no text is encoded to.
 */
export async function writeTokenizer(
  folder: string,
  chatTemplate: string | undefined = template,
  words = 0,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const letters = byteLetters()
  const merges = [
    ['h', 'e'],
    ['l', 'l'],
    ['he', 'll'],
    ['hell', 'o'],
  ] as const
  const vocabulary = [...letters, ...specials, ...merges.map((pair) => pair.join(''))]
  for (let id = vocabulary.length; id < words; id++) vocabulary.push(`Ġw${id}`)
  await writeFile(
    path.join(folder, 'tokenizer.json'),
    JSON.stringify({
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: specials.map((content, at) => ({
        id: 256 + at,
        content,
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
        special: true,
      })),
      normalizer: null,
      pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
      post_processor: null,
      decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
      model: {
        type: 'BPE',
        dropout: null,
        unk_token: null,
        continuing_subword_prefix: null,
        end_of_word_suffix: null,
        fuse_unk: false,
        byte_fallback: false,
        vocab: Object.fromEntries(vocabulary.map((token, id) => [token, id])),
        merges: merges.map((pair) => pair.join(' ')),
      },
    }),
  )
  await writeFile(
    path.join(folder, 'tokenizer_config.json'),
    JSON.stringify({
      tokenizer_class: 'GPT2Tokenizer',
      eos_token: '<|im_end|>',
      bos_token: '<|im_start|>',
      ...(chatTemplate !== undefined && { chat_template: chatTemplate }),
    }),
  )
  return folder
}

/** The tokens of a text, one for each byte. */
export const bytesOf = (text: string) => [...Buffer.from(text)]

export const price = {
  per: 'unit',
  inputUnitWei: 1n,
  unitWei: 10n,
  floorWei: 0n,
  mostWei: 10n ** 18n,
} as const

export const chatStream: StreamSummary = {
  id: `0x${'11'.repeat(32)}`,
  name: 'smol',
  unit: 'tokens',
  phase: 'up',
  revision: 0,
  createdMs: 1_700_000_000_000,
  maxInput: 4_096,
  maxOutput: 1_024,
  windowUnits: 64,
  price,
}

export const vectorStream: StreamSummary = {
  ...chatStream,
  id: `0x${'22'.repeat(32)}`,
  name: 'vectors',
  unit: 'answers',
  maxInput: 1_000_000,
  maxOutput: 1,
  price: { per: 'answer', inputUnitWei: 0n, answerWei: 100n },
}

export type Asked = { streamId: string; request: StreamRequest; options: AnswerOptions | undefined }
export type Script = (asked: Asked) => AsyncGenerator<AnswerEvent, void> | Generator<AnswerEvent, void>

/** An answerer that follows a script; cancelling ends the answer with the cost of what was sent, as the real one does. */
export class ScriptedAnswerer implements Answerer {
  readonly asked: Asked[] = []
  /** Answers that were cancelled, and those in progress. */
  cancelled = 0
  running = 0
  list: StreamSummary[] = [chatStream, vectorStream]
  readonly folder: string
  script: Script

  constructor(folder: string, script: Script) {
    this.folder = folder
    this.script = script
  }

  streams() {
    return this.list
  }

  mostCostWei(streamId: string, { inUnits, maxUnits }: { inUnits: number; maxUnits: number }): bigint {
    const stream = this.list.find(({ id }) => id === streamId)!
    return payFor(stream.price, {
      inputUnits: BigInt(inUnits),
      outputUnits: BigInt(maxUnits),
      complete: true,
    })
  }

  tokenizerDir() {
    return this.folder
  }

  async *answer(
    streamId: `0x${string}`,
    request: StreamRequest,
    options?: AnswerOptions,
  ): AsyncGenerator<AnswerEvent, void> {
    const asked = { streamId, request, options }
    this.asked.push(asked)
    this.running++
    let [sent, ended] = [0, false]
    const inUnits = inUnitsOf(request)
    const stop = (end: 'stop' | 'length' | 'cut'): AnswerEvent => {
      ended = true
      return endOf(this.mostCostWei(streamId, { inUnits, maxUnits: sent }), { end, inUnits, outUnits: sent })
    }
    try {
      for await (const event of this.script(asked)) {
        if (options?.signal?.aborted) break
        if (event.type === 'end') yield stop(event.end)
        else yield event
        if (event.type === 'ids') sent += event.ids.length
        if (ended) return
      }
      if (options?.signal?.aborted) this.cancelled++
      yield stop(options?.signal?.aborted ? 'cut' : 'stop')
    } finally {
      this.running--
    }
  }
}

const inUnitsOf = ({ work }: StreamRequest) =>
  work.kind === 'tokens' ? work.tokens.length : work.body.length

const endOf = (
  costWei: bigint,
  rest: { end: 'stop' | 'length' | 'cut'; inUnits: number; outUnits: number },
): AnswerEvent => ({ type: 'end', costWei, executors: [], ...rest })

/** A script that says a text, some bytes at a time. */
export const says = (text: string, { bytes = 3, pauseMs = 0 } = {}): Script =>
  async function* ({ request, options }) {
    const all = bytesOf(text).slice(0, request.maxUnits)
    for (let at = 0; at < all.length; at += bytes) {
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal: options?.signal }).catch(() => {})
      yield { type: 'ids', ids: all.slice(at, at + bytes) }
    }
    const isCut = all.length < bytesOf(text).length
    yield { type: 'end', end: isCut ? 'length' : 'stop', inUnits: 0, outUnits: 0, costWei: 0n, executors: [] }
  }

/** A script that speaks until it is cancelled. */
export const speaks: Script = async function* ({ options }) {
  while (!options?.signal?.aborted) {
    yield { type: 'ids', ids: bytesOf('word ') }
    await pause(5, undefined, { signal: options?.signal }).catch(() => {})
  }
}

export const fails = (...args: ConstructorParameters<typeof MusterError>): Script =>
  // biome-ignore lint/correctness/useYield: fails before the first event
  async function* () {
    throw new MusterError(...args)
  }

export type TestGateway = {
  dir: string
  service: GatewayService
  answerer: ScriptedAnswerer
  url: string
  port: number
  /** Creates a key and returns its secret. */
  key(settings?: KeySettings, name?: string): string
  post(route: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

let names = 0

export async function startGateway(
  options: Partial<Pick<GatewayServiceOptions, 'limits' | 'nowMs'>> & {
    script?: Script
    chatTemplate?: string
    dir?: string
  } = {},
): Promise<TestGateway> {
  const dir = options.dir ?? (await mkdtemp(path.join(tmpdir(), 'muster-gateway-')))
  const folder = await writeTokenizer(path.join(dir, 'tokenizer'), options.chatTemplate)
  const answerer = new ScriptedAnswerer(folder, options.script ?? says('hello world'))
  const service = new GatewayService({ dir, answerer, logger: silentLogger, ...options })
  const server = await service.listen({ host: '127.0.0.1', port: 0 })
  const key = (settings: KeySettings = {}, name = `test ${names++}`) =>
    service.gateway.keys.create(name, settings).secret
  const ownKey = key()
  return {
    dir,
    service,
    answerer,
    url: server.url,
    port: server.port,
    key,
    post: (route, body, headers = {}) =>
      fetch(`${server.url}${route}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ownKey}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await service.stop()
      if (options.dir === undefined) await rm(dir, { recursive: true })
    },
  }
}
