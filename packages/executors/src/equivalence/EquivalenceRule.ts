/** The equivalence rule e of a task file, except for the client's own function (see `runComparator`). */
export type EquivalenceRule = 'bytes' | TensorRule | PixelRule

/**
 * Numbers a and b agree when |a − b| ≤ absolute + relative · max(|a|, |b|): symmetric, and true for a = b.
 */
export type TensorRule = { how: 'tensors'; absolute: number; relative: number }

export type PixelRule = {
  how: 'pixels'
  /** Allowed difference of a channel, in steps of 255. */
  tolerance: number
  /** Share of the pixels that may differ by more. */
  share: number
  /** Required peak signal-to-noise ratio in decibels. */
  minPsnr?: number
}
