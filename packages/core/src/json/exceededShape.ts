/** Limits on the structure of a JSON text. Its texts and numbers are bounded by its size. */
export type JsonShape = { depth: number; containers: number; commas: number }

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Returns which limit a JSON text exceeds, or undefined. `JSON.parse` builds everything that a text describes before
 * a schema can refuse it, and nested arrays take fifty times their size in memory; this needs none.
 */
export function exceededShape(bytes: Uint8Array, shape: JsonShape): keyof JsonShape | undefined {
  let [depth, containers, commas, inText] = [0, 0, 0, false]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === backslash) at++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === comma && ++commas > shape.commas) return 'commas'
    else if (byte === openArray || byte === openObject) {
      if (++depth > shape.depth) return 'depth'
      if (++containers > shape.containers) return 'containers'
    } else if (byte === closeArray || byte === closeObject) depth--
  }
  return undefined
}
