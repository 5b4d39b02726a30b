import { randomBytes } from 'node:crypto'
import type { ToolFormat } from '../tokens/TokenizerJob.ts'

/** A call of a tool, in OpenAI's format. */
export type ToolCall = { id: string; type: 'function'; function: { name: string; arguments: string } }

const openTag = '<tool_call>'
const listTag = '[TOOL_CALLS]'
const block = /<tool_call>([\s\S]*?)<\/tool_call>/g

/**
 * Separates the tool calls from the text of an answer. Text flows until a call begins; from there on it is kept to the end, where it
 * becomes calls, or text after all when it is not what the model's template promises.
 */
export class ToolCalls {
  readonly #format: ToolFormat
  #kept = ''
  #hasCall = false
  #hasText = false

  constructor(format: ToolFormat) {
    this.#format = format
  }

  /** Returns the text that can be sent. */
  push(text: string): string {
    if (this.#format === 'none') return text
    this.#kept += text
    if (this.#hasCall) return ''
    const start = this.#format === 'tagged' ? this.#kept.indexOf(openTag) : this.#listStart()
    this.#hasCall = start >= 0
    const free = this.#hasCall ? start : this.#kept.length - this.#undecided()
    const passed = this.#kept.slice(0, free)
    this.#kept = this.#kept.slice(free)
    this.#hasText ||= passed.trim() !== ''
    return passed
  }

  /** Returns the calls, and the text that turned out to be none. */
  end(): { text: string; calls: ToolCall[] } {
    const kept = this.#kept
    this.#kept = ''
    const calls = this.#hasCall ? this.#parse(kept) : []
    return calls.length > 0 ? { text: '', calls } : { text: kept, calls: [] }
  }

  #parse(text: string): ToolCall[] {
    const texts =
      this.#format === 'tagged'
        ? [...text.matchAll(block)].map(([, inner]) => `[${inner}]`)
        : [text.slice(text.startsWith(listTag) ? listTag.length : 0)]
    try {
      return texts.flatMap((each) => (JSON.parse(each) as unknown[]).map(callOf))
    } catch {
      return []
    }
  }

  /** A list is the whole answer. Its tag is missing when it is a special token, which has no text. */
  #listStart(): number {
    const isList = this.#kept.startsWith(listTag) || /^\s*\[\s*\{\s*"name"/.test(this.#kept)
    return isList && !this.#hasText ? 0 : -1
  }

  /** Returns how much text at the end may still become the beginning of a call. */
  #undecided(): number {
    if (this.#format === 'listed') {
      const mayBeList =
        listTag.startsWith(this.#kept) || '[{"name"'.startsWith(this.#kept.replaceAll(/\s/g, ''))
      return mayBeList && !this.#hasText && this.#kept.length < 100 ? this.#kept.length : 0
    }
    for (let length = Math.min(openTag.length - 1, this.#kept.length); length > 0; length--)
      if (this.#kept.endsWith(openTag.slice(0, length))) return length
    return 0
  }
}

/** @throws TypeError for a value that is no call */
function callOf(value: unknown): ToolCall {
  const { name, arguments: given, parameters } = (value ?? {}) as Record<string, unknown>
  if (typeof name !== 'string') throw new TypeError('no name')
  const passed = given ?? parameters ?? {}
  return {
    id: `call_${randomBytes(12).toString('hex')}`,
    type: 'function',
    function: { name, arguments: typeof passed === 'string' ? passed : JSON.stringify(passed) },
  }
}
