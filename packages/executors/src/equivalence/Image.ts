/** Pixels as they are shown: red, green, blue and alpha, each from 0 to 65535, row by row. */
export type Image = { width: number; height: number; rgba: Uint16Array }

/** Both sides of the longest picture we decode times each other: 64 megapixels is 512 MiB of channels. */
const maxPixels = 64 * 2 ** 20

/** A reason why a picture of this size is not read, or undefined. */
export function refuseSize(width: number, height: number): string | undefined {
  if (width < 1 || height < 1) return 'it has no pixels'
  return width * height > maxPixels ? `${width} × ${height} is more than ${maxPixels} pixels` : undefined
}
