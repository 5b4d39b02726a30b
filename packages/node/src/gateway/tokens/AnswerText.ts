/** Decodes lists of token ids, each on its own. */
export type DecodeLists = (lists: readonly (readonly number[])[]) => Promise<readonly string[]>

/** A character has at most four bytes, so that at most three tokens at the end belong to one that is incomplete. */
const mostIncomplete = 3
/** Beyond these ids no further byte is awaited: what they are is not text. */
const mostPending = 8
/** Ids of the piece before that the text of the next one can depend on; more would only be decoded again. */
const mostBefore = 8
const replacement = '\u{fffd}'

/**
 * Turns the token ids of one answer into text as they arrive, and never splits a character. Each piece is decoded together with the piece
 * before it, because the text of a token can depend on its predecessor.
 */
export class AnswerText {
  readonly #decode: DecodeLists
  /** The last ids of the piece before, and those whose text was not returned yet. */
  #before: number[] = []
  #pending: number[] = []

  constructor(decode: DecodeLists) {
    this.#decode = decode
  }

  /** Returns the text that these ids complete; empty when a character is still incomplete. */
  async push(ids: readonly number[]): Promise<string> {
    this.#pending.push(...ids)
    for (let left = 0; left <= mostIncomplete && left < this.#pending.length; left++) {
      const text = await this.#textOf(this.#pending.length - left)
      if (!text.endsWith(replacement)) return this.#take(text, this.#pending.length - left)
    }
    return this.#pending.length > mostPending ? this.end() : ''
  }

  /** Returns the rest of the text, with a replacement character for bytes that never became one. */
  async end(): Promise<string> {
    const count = this.#pending.length
    return count === 0 ? '' : this.#take(await this.#textOf(count), count)
  }

  /** Returns the text of the first pending ids. */
  async #textOf(count: number): Promise<string> {
    const [before, all] = await this.#decode([
      this.#before,
      [...this.#before, ...this.#pending.slice(0, count)],
    ])
    return all!.slice(before!.length)
  }

  #take(text: string, count: number): string {
    this.#before = this.#pending.splice(0, count).slice(-mostBefore)
    return text
  }
}
