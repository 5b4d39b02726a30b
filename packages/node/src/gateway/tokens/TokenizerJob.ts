/** A conversation as the chat template sees it. */
export type Conversation = {
  messages: readonly Readonly<Record<string, unknown>>[]
  tools?: readonly unknown[] | undefined
}

/** How a model writes tool calls, as far as its template shows it. */
export type ToolFormat = 'tagged' | 'listed' | 'none'

/** Facts about a tokenizer that the gateway needs. */
export type TokenizerFacts = {
  /** Tokens that end an answer. */
  endTokens: number[]
  hasTemplate: boolean
  toolFormat: ToolFormat
}

/** The work of the tokenizer's thread, and the results of each kind. */
export type TokenizerJob =
  | { kind: 'facts' }
  /** Renders a conversation with the chat template and encodes it. */
  | { kind: 'chat'; conversation: Conversation }
  | { kind: 'encode'; text: string }
  | { kind: 'decode'; lists: readonly (readonly number[])[] }
  /** Counts the tokens that the text of these ids has when it is encoded again. */
  | { kind: 'reencode'; ids: readonly number[] }

export type TokenizerResults = {
  facts: TokenizerFacts
  chat: number[]
  encode: number[]
  decode: string[]
  reencode: number
}

/** A job on its way to the thread. */
export type JobMessage = { number: number; folder: string; job: TokenizerJob }
export type JobReply =
  | { number: number; ok: true; result: TokenizerResults[TokenizerJob['kind']] }
  /** `invalid`: the request cannot be rendered or encoded. `broken`: the files of the tokenizer cannot be used. */
  | { number: number; ok: false; reason: 'invalid' | 'broken'; message: string }
