/** An image that is decoded band by band, so that no more than a band of it is in memory. */
export type Image = {
  width: number
  height: number
  /**
   * Yields the pixels as displayed: red, green, blue and alpha, each from 0 to 65535, row by row. A band has
   * `rowsPerBand` rows, the last one fewer. Throws `UnreadableImage` where the file is broken.
   */
  bands(): AsyncIterable<Uint16Array>
}

/** Thrown for a file that turns out to be no image while it is decoded. */
export class UnreadableImage extends Error {}

/** Largest decoded image: time is linear in its pixels. */
const maxPixels = 64 * 2 ** 20
/** Bounds the memory for a band. */
const maxWidth = 2 ** 18

/** Returns why an image of this size is not decoded, or undefined. */
export function imageSizeProblem(width: number, height: number): string | undefined {
  if (width < 1 || height < 1) return 'it has no pixels'
  if (width * height > maxPixels) return `${width} × ${height} is more than ${maxPixels} pixels`
  return width > maxWidth ? `it is wider than ${maxWidth} pixels` : undefined
}

/** Narrow images have many rows: a turn for each would take longer than their pixels. */
export function rowsPerBand(width: number): number {
  return Math.max(1, Math.floor(16_384 / width))
}
