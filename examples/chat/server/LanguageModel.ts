import { createRequire } from 'node:module'
import path from 'node:path'
import type { Choices } from '@muster-network/core'
import type { Addon, AddonContext, AddonSampler } from './Addon.ts'
import { choicesOf, listedChoices } from './choicesOf.ts'

/** The most tokens of one batch: about 150 ms of one core, which is how long other answers may wait for a long prompt. */
export const batchTokens = 16

/** ggml's number of bfloat16. */
const bfloat16 = 30

export type LanguageModelOptions = {
  /** The folder of the engine's libraries. */
  engine: string
  /** A GGUF file. */
  model: string
  threads: number
  /** Sequences that are evaluated at the same time. */
  sequences: number
  /** The most tokens of one sequence. */
  contextTokens: number
}

/** Consecutive tokens of one sequence. */
export type Row = {
  sequence: number
  /** The tokens of the sequence that stay: those of the row come behind them. */
  keep: number
  tokens: readonly number[]
  /** Indexes of tokens in the row whose choices, for the token behind, are returned. */
  wanted: readonly number[]
}

/** A model in llama.cpp with several sequences. Calls must not overlap: `Batches` makes them one after the other. */
export class LanguageModel {
  readonly #context: AddonContext
  readonly #largest: AddonSampler
  readonly #all: AddonSampler
  readonly sequences: number
  readonly contextTokens: number
  /** Tokens are the numbers below this one. */
  readonly vocabulary: number

  private constructor(
    context: AddonContext,
    samplers: { largest: AddonSampler; all: AddonSampler },
    options: LanguageModelOptions,
    vocabulary: number,
  ) {
    this.#context = context
    this.#largest = samplers.largest
    this.#all = samplers.all
    this.sequences = options.sequences
    this.contextTokens = options.contextTokens
    this.vocabulary = vocabulary
  }

  static async open(options: LanguageModelOptions): Promise<LanguageModel> {
    const addon = loadAddon(options.engine)
    await addon.init()
    const model = new addon.AddonModel(options.model, { addonExports: addon, gpuLayers: 0, useMmap: true })
    if (!(await model.init())) throw new Error(`Cannot load the model ${options.model}.`)
    const context = new addon.AddonContext(model, {
      contextSize: options.contextTokens * options.sequences,
      batchSize: Math.max(batchTokens, options.sequences),
      sequences: options.sequences,
      threads: options.threads,
      // With these two, the numbers of a token do not depend on the batch that it is in: a prefill gives the same bits as
      // generating token by token, and so does an answer beside others. Half floats or no flash attention differ.
      flashAttention: true,
      kvCacheKeyType: bfloat16,
      kvCacheValueType: bfloat16,
    })
    if (!(await context.init())) throw new Error('Cannot allocate the memory of the sequences.')
    const largest = new addon.AddonSampler(model)
    largest.applyConfig({ temperature: 1, topK: listedChoices, seed: 0 })
    const all = new addon.AddonSampler(model)
    all.applyConfig({ temperature: 0 })
    return new LanguageModel(context, { largest, all }, options, await countVocabulary(context, all))
  }

  /** Evaluates rows of different sequences together; returns the choices behind the wanted tokens of each row. */
  async evaluate(rows: readonly Row[]): Promise<Choices[][]> {
    for (const { sequence, keep } of rows) this.#context.removeTokenCellsFromSequence(sequence, keep, -1)
    this.#context.initBatch(rows.reduce((sum, { tokens }) => sum + tokens.length, 0))
    const places = rows.map(({ sequence, keep, tokens, wanted }) =>
      this.#context.addToBatch(sequence, keep, Uint32Array.from(tokens), Uint32Array.from(wanted)),
    )
    await this.#context.decodeBatch()
    const choices: Choices[][] = []
    for (const place of places) {
      const ofRow: Choices[] = []
      for (const logitsAt of place) ofRow.push(await this.#choicesAt(logitsAt))
      choices.push(ofRow)
    }
    return choices
  }

  /**
   * The weight of all tokens and the largest logits come from two calls: in one call the engine sorts the whole vocabulary,
   * which takes a fifth of the time of a token.
   */
  async #choicesAt(logitsAt: number): Promise<Choices> {
    const [, , , , weight] = await this.#context.sampleToken(logitsAt, this.#all, false, false, false, true)
    const filter: [number[], false, false, false, number] = [[], false, false, false, listedChoices]
    const [, , , largest] = await this.#context.sampleToken(
      logitsAt,
      this.#largest,
      false,
      false,
      filter,
      false,
    )
    return choicesOf(largest!, weight!)
  }
}

/** Loads the engine's addon, with the library for the instruction set of this processor. */
export function loadAddon(engine: string): Addon {
  const addon: Addon = createRequire(import.meta.url)(path.resolve(engine, 'llama-addon.node'))
  addon.setLogger(() => {})
  addon.loadBackends(path.resolve(engine))
  return addon
}

/** Evaluates one token and counts its logits, because the addon has no call for the size of the vocabulary. */
async function countVocabulary(context: AddonContext, sampler: AddonSampler): Promise<number> {
  context.initBatch(1)
  const [place] = context.addToBatch(0, 0, Uint32Array.of(0), Uint32Array.of(0))
  await context.decodeBatch()
  const [, , , logits] = await context.sampleToken(place!, sampler, false, false, true, false)
  return logits!.length / 2
}
