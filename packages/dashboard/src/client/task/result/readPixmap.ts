export type Pixmap = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }

/** Upper bound on pixels, because a hostile header can claim any size. */
const maxPixels = 1 << 25

/** Decodes a binary portable pixmap (P6, 8 bits per channel); undefined for anything else. */
export function readPixmap(bytes: Uint8Array): Pixmap | undefined {
  const head = /^P6\s+(?:#[^\n]*\n\s*)*(\d{1,6})\s+(\d{1,6})\s+255\s/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 512)),
  )
  if (!head) return undefined
  const [width, height] = [Number(head[1]), Number(head[2])]
  const start = head[0].length
  if (width * height > maxPixels || width * height === 0 || bytes.length - start < width * height * 3)
    return undefined
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0, from = start; pixel < width * height; pixel++, from += 3) {
    rgba[pixel * 4] = bytes[from]!
    rgba[pixel * 4 + 1] = bytes[from + 1]!
    rgba[pixel * 4 + 2] = bytes[from + 2]!
    rgba[pixel * 4 + 3] = 255
  }
  return { width, height, rgba }
}
