/**
 * The part of llama.cpp's addon for Node that the service calls. The package that contains the addon has an exact version,
 * because these functions are below its documented interface.
 */
export type Addon = {
  AddonModel: new (
    path: string,
    options: { addonExports: Addon; gpuLayers: number; useMmap: boolean; vocabOnly?: boolean },
  ) => AddonModel
  AddonContext: new (model: AddonModel, options: AddonContextOptions) => AddonContext
  AddonSampler: new (model: AddonModel) => AddonSampler
  setLogger(logger: (level: number, message: string) => void): void
  /** Loads the library of the instruction set that suits this processor. */
  loadBackends(folder: string): void
  init(): Promise<void>
}

export type AddonModel = {
  init(): Promise<boolean>
  tokenize(text: string, specialTokens: boolean): Uint32Array
}

export type AddonContextOptions = {
  /** Of all sequences together. */
  contextSize: number
  batchSize: number
  sequences: number
  flashAttention: boolean
  threads: number
  kvCacheKeyType: number
  kvCacheValueType: number
}

/** Tokens and their logits in turn: token, logit, token, logit, … */
type Pairs = number[]

export type AddonContext = {
  init(): Promise<boolean>
  initBatch(tokens: number): void
  /** Adds tokens of one sequence; returns where the logits behind the wanted ones will be. */
  addToBatch(sequence: number, position: number, tokens: Uint32Array, wantedIndexes: Uint32Array): Uint32Array
  decodeBatch(): Promise<void>
  sampleToken(
    logitsAt: number,
    sampler: AddonSampler,
    probabilities: false,
    confidence: false,
    /** True for all logits; the last item of a list is the number of the largest ones. */
    logits: boolean | [tokens: number[], highest: false, lowest: false, selected: false, largest: number],
    totalWeight: boolean,
  ): Promise<[token: number, unknown, unknown, logits: Pairs | undefined, totalWeight: number | undefined]>
  /** Forgets the tokens of a sequence from a position on; -1 is its end. */
  removeTokenCellsFromSequence(sequence: number, start: number, end: number): boolean
}

export type AddonSampler = {
  applyConfig(config: { temperature: number; topK?: number; seed?: number }): void
}
