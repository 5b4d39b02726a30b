import type { DecodeLists } from './AnswerText.ts'
import type { Conversation, TokenizerFacts } from './TokenizerJob.ts'
import { TokenizerThread } from './TokenizerThread.ts'

/** The longest allowed prompt takes a second or two; a loaded machine needs more. */
const maxPromptMs = 15_000
/** Frames are short. */
const maxTextMs = 15_000

/** Longer texts take more than some milliseconds to encode. */
const longChars = 32_768

/** The most facts that are kept; a stream has one folder for each revision. */
const mostKept = 1_000

/**
 * The tokenizers of all streams. Short prompts, long prompts and answers have a thread each, so that a long prompt delays neither other
 * users' prompts nor an answer that is being sent.
 */
export class Tokenizers {
  readonly #prompts: TokenizerThread
  readonly #longPrompts: TokenizerThread
  readonly #answers = new TokenizerThread({ maxJobMs: maxTextMs })
  readonly #facts = new Map<string, TokenizerFacts>()

  constructor({ promptMs = maxPromptMs }: { promptMs?: number } = {}) {
    this.#prompts = new TokenizerThread({ maxJobMs: promptMs })
    this.#longPrompts = new TokenizerThread({ maxJobMs: promptMs })
  }

  async facts(folder: string): Promise<TokenizerFacts> {
    const known = this.#facts.get(folder)
    if (known) return known
    const facts = await this.#prompts.run(folder, { kind: 'facts' })
    if (this.#facts.size >= mostKept) this.#facts.clear()
    this.#facts.set(folder, facts)
    return facts
  }

  /** Returns the tokens of a conversation. @throws API_BAD_REQUEST when the template refuses it */
  encodeChat(folder: string, conversation: Conversation): Promise<number[]> {
    const thread = this.#threadFor(charsIn(conversation))
    return thread.run(folder, { kind: 'chat', conversation })
  }

  encode(folder: string, text: string): Promise<number[]> {
    return this.#threadFor(text.length).run(folder, { kind: 'encode', text })
  }

  decoderOf(folder: string): DecodeLists {
    return (lists) => this.#answers.run(folder, { kind: 'decode', lists })
  }

  reencode(folder: string, ids: readonly number[]): Promise<number> {
    return this.#answers.run(folder, { kind: 'reencode', ids })
  }

  async stop(): Promise<void> {
    await Promise.all([this.#prompts, this.#longPrompts, this.#answers].map((thread) => thread.stop()))
  }

  #threadFor(chars: number): TokenizerThread {
    return chars > longChars ? this.#longPrompts : this.#prompts
  }
}

/** Returns the characters of all texts in a value. */
function charsIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + charsIn(each), 0)
}
