import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Template } from '@huggingface/jinja'
import { Tokenizer } from '@huggingface/tokenizers'
import type { Conversation, TokenizerFacts, ToolFormat } from './TokenizerJob.ts'

/** Larger than the tokenizer.json of every known model: 256,000 tokens take 35 MB. */
const maxTokenizerBytes = 64 << 20
const maxConfigBytes = 4 << 20
/** More text than any model reads; a template could repeat its input. */
const maxRenderedChars = 8 << 20

type TokenizerConfig = Record<string, unknown>

/** A request that the template or the tokenizer refuses. */
export class InvalidText extends Error {}

/** The tokenizer of one stream: tokenizer.json, tokenizer_config.json, and its chat template. Runs in a thread of its own. */
export class LoadedTokenizer {
  readonly facts: TokenizerFacts
  readonly #tokenizer: Tokenizer
  readonly #config: TokenizerConfig
  readonly #template: Template | undefined

  constructor(folder: string) {
    const json = readJson(path.join(folder, 'tokenizer.json'), maxTokenizerBytes)
    this.#config = readJson(path.join(folder, 'tokenizer_config.json'), maxConfigBytes)
    this.#tokenizer = new Tokenizer(json, this.#config)
    const source = templateSource(folder, this.#config)
    this.#template = source === undefined ? undefined : new Template(source)
    this.facts = {
      endTokens: this.#endTokens(folder),
      hasTemplate: this.#template !== undefined,
      toolFormat: toolFormatOf(source ?? ''),
    }
  }

  /** Renders a conversation with the chat template, ready for the model's answer. @throws InvalidText */
  render({ messages, tools }: Conversation): string {
    if (!this.#template)
      throw new InvalidText('this model has no chat template; call /v1/completions instead')
    const names = ['bos_token', 'eos_token', 'unk_token', 'pad_token']
    const tokens = Object.fromEntries(names.map((name) => [name, tokenText(this.#config[name]) ?? '']))
    try {
      const text = this.#template.render({
        ...tokens,
        messages,
        ...(tools && { tools }),
        add_generation_prompt: true,
      })
      if (text.length <= maxRenderedChars) return text
    } catch (error) {
      throw new InvalidText(
        `the chat template of the model refuses the messages: ${String(error).slice(0, 300)}`,
      )
    }
    throw new InvalidText('the messages are too long')
  }

  /** Encodes a rendered conversation. The template writes the special tokens itself. */
  encodeChat(conversation: Conversation): number[] {
    return this.#tokenizer.encode(this.render(conversation), { add_special_tokens: false }).ids
  }

  /** Encodes a prompt, with the special tokens that the tokenizer adds. */
  encode(text: string): number[] {
    return this.#tokenizer.encode(text).ids
  }

  /** Returns the text of tokens, without special ones. Ids that are no tokens have no text: executors may send any number. */
  decode(ids: readonly number[]): string {
    return this.#decode(ids, true)
  }

  reencode(ids: readonly number[]): number {
    const text = this.#decode(ids, false)
    return text === '' ? 0 : this.#tokenizer.encode(text, { add_special_tokens: false }).ids.length
  }

  #decode(ids: readonly number[], skipsSpecial: boolean): string {
    const known = ids.filter((id) => this.#tokenizer.id_to_token(id) !== undefined)
    if (known.length === 0) return ''
    return this.#tokenizer.decode(known, {
      skip_special_tokens: skipsSpecial,
      // the text of a token must not change when the next one arrives
      clean_up_tokenization_spaces: false,
    })
  }

  #endTokens(folder: string): number[] {
    const eos = tokenText(this.#config.eos_token)
    const own = eos === undefined ? undefined : this.#tokenizer.token_to_id(eos)
    const generation = readJson(path.join(folder, 'generation_config.json'), maxConfigBytes, {})
    const listed = [generation.eos_token_id].flat().filter((id) => Number.isSafeInteger(id)) as number[]
    return [...new Set([...(own === undefined ? [] : [own]), ...listed])].slice(0, 32)
  }
}

function readJson(file: string, maxBytes: number, missing?: object): TokenizerConfig {
  const bytes = statSync(file, { throwIfNoEntry: missing === undefined })?.size
  if (bytes === undefined) return { ...missing }
  if (bytes > maxBytes) throw new Error(`${file} has more than ${maxBytes} bytes`)
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof value !== 'object' || value === null) throw new Error(`${file} is no JSON object`)
  return value as TokenizerConfig
}

/** A chat template is in a file of its own, or in the configuration: alone, or one of several with names. */
function templateSource(folder: string, config: TokenizerConfig): string | undefined {
  const file = path.join(folder, 'chat_template.jinja')
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size !== undefined && size <= maxConfigBytes) return readFileSync(file, 'utf8')
  const { chat_template: template } = config
  if (typeof template === 'string') return template
  if (!Array.isArray(template)) return undefined
  const named = template as { name?: unknown; template?: unknown }[]
  const chosen = named.find(({ name }) => name === 'default') ?? named[0]
  return typeof chosen?.template === 'string' ? chosen.template : undefined
}

/** Special tokens are texts, or objects with the text as `content`. */
function tokenText(token: unknown): string | undefined {
  if (typeof token === 'string') return token
  const content = (token as { content?: unknown } | null | undefined)?.content
  return typeof content === 'string' ? content : undefined
}

function toolFormatOf(template: string): ToolFormat {
  if (!/\btools\b/.test(template)) return 'none'
  if (template.includes('<tool_call>')) return 'tagged'
  return template.includes('[TOOL_CALLS]') ? 'listed' : 'none'
}
