/** e as the task file states it, without the client's own function (see `judgeResults`). */
export type EquivalenceRule = 'bytes' | TensorRule | PixelRule

/** Numbers a and b agree when |a − b| ≤ absolute + relative · max(|a|, |b|): symmetric, and true for a = b. */
export type TensorRule = { how: 'tensors'; absolute: number; relative: number }

export type PixelRule = {
  how: 'pixels'
  /** Allowed difference of a channel, in steps of 255. */
  tolerance: number
  /** Share of the pixels that may differ by more. */
  share: number
  /** Peak signal-to-noise ratio in decibels that must be reached as well. */
  minPsnr?: number
}
