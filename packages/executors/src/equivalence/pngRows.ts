export type PngFormat = {
  width: number
  height: number
  depth: number
  colour: number
  channels: number
  palette?: Buffer
  transparency?: Buffer
}

/**
 * Undoes the filters of some rows in place, each a byte of filter before its samples. `above` is the row before the
 * first. Returns false for an unknown filter.
 */
export function unfilter(rows: Buffer, above: Uint8Array, { channels, depth }: PngFormat): boolean {
  const step = Math.max(1, (channels * depth) >> 3)
  const rowBytes = above.length
  for (let row = 1, previous = above; row < rows.length; row += rowBytes + 1) {
    const filter = rows[row - 1]!
    if (filter > 4) return false
    for (let i = 0; filter > 0 && i < rowBytes; i++) {
      const left = i >= step ? rows[row + i - step]! : 0
      const up = previous[i]!
      const corner = i >= step ? previous[i - step]! : 0
      const added =
        filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner)
      rows[row + i] = rows[row + i]! + added
    }
    previous = rows.subarray(row, row + rowBytes)
  }
  return true
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const byLeft = Math.abs(guess - left)
  const byUp = Math.abs(guess - up)
  const byCorner = Math.abs(guess - corner)
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

/** Converts unfiltered rows to pixels as displayed. */
export function toRgba(raw: Buffer, format: PngFormat): Uint16Array {
  const { width, depth, colour, channels, palette, transparency } = format
  const rowBytes = Math.ceil((width * channels * depth) / 8)
  const height = raw.length / (rowBytes + 1)
  const rgba = new Uint16Array(width * height * 4)
  const maxSample = 2 ** depth - 1
  // The transparent colour of images without alpha channel and palette.
  const transparentColour =
    (colour === 0 || colour === 2) && transparency !== undefined ? transparency : undefined
  for (let y = 0; y < height; y++) {
    const row = y * (rowBytes + 1) + 1
    const sample = (index: number): number => {
      if (depth === 8) return raw[row + index]!
      if (depth === 16) return raw.readUInt16BE(row + index * 2)
      const bit = index * depth
      return (raw[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & maxSample
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (colour === 3) {
        const entry = sample(x)
        for (let c = 0; c < 3; c++) rgba[at + c] = (palette![entry * 3 + c] ?? 0) * 257
        rgba[at + 3] = (transparency?.[entry] ?? 255) * 257
        continue
      }
      const colours = channels >= 3 ? 3 : 1
      let isTransparent = transparentColour !== undefined && transparentColour.length >= colours * 2
      for (let c = 0; c < 3; c++) {
        const from = colours === 3 ? c : 0
        const value = sample(x * channels + from)
        if (isTransparent && value !== transparentColour!.readUInt16BE(from * 2)) isTransparent = false
        rgba[at + c] = Math.round((value * 65_535) / maxSample)
      }
      const hasAlpha = colour === 4 || colour === 6
      rgba[at + 3] = hasAlpha
        ? Math.round((sample(x * channels + channels - 1) * 65_535) / maxSample)
        : isTransparent
          ? 0
          : 65_535
    }
  }
  return rgba
}
