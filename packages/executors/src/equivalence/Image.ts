/** Pixels as displayed: red, green, blue and alpha, each from 0 to 65535, row by row. */
export type Image = { width: number; height: number; rgba: Uint16Array }

/** Largest decoded image: 64 megapixels are 512 MiB of channels. */
const maxPixels = 64 * 2 ** 20

/** Returns why an image of this size is not decoded, or undefined. */
export function imageSizeProblem(width: number, height: number): string | undefined {
  if (width < 1 || height < 1) return 'it has no pixels'
  return width * height > maxPixels ? `${width} × ${height} is more than ${maxPixels} pixels` : undefined
}
