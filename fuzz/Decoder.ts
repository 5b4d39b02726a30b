import type fc from 'fast-check'

/**
 * A decoder of bytes from outside, as the fuzzer calls it. Inputs are always bytes, so that a failing one can be printed,
 * repeated and kept in `fuzz/regressions`.
 */
export type Decoder = {
  /** Names the decoder in `--decoder` and its file of regressions. */
  name: string
  /** Inputs near the format's grammar: most of them are a few mistakes away from a valid one. Called once. */
  inputs(): fc.Arbitrary<Buffer> | Promise<fc.Arbitrary<Buffer>>
  /**
   * Decodes an input. Throws a MusterError, or returns 'refused' where the decoder documents another refusal. Any other
   * exception is a finding: a crash, or an assertion about the decoded value that does not hold.
   */
  decode(input: Buffer): Verdict | Promise<Verdict>
  /** Share of the inputs of a run, 1 by default; less for a decoder that takes long for each input. */
  weight?: number
  /** Bound on the resident memory of a process that only decodes these inputs; see `defaultMemoryBytes`. */
  memoryBytes?: number
}

export type Verdict = 'accepted' | 'refused'

/** No input may use more CPU time than this. */
export const maxInputMs = 1_000

/** A process has about 200 MiB once it is loaded and a heap of 256; the rest is buffers that V8 has not freed yet. */
export const defaultMemoryBytes = 640 * 2 ** 20
