const head = Buffer.from('{"version":1,"files":[')
const tail = Buffer.from(']}')
const [quote, comma, backslash, open, close] = [0x22, 0x2c, 0x5c, 0x7b, 0x7d]

/**
 * Yields the JSON text of each entry of a manifest, one at a time: a parser for the whole text would build everything
 * that a stranger put in it first. Yields undefined, and ends, where the text is not one that `encodeManifest` writes.
 */
export function* entriesOf(manifest: Uint8Array, maxEntryBytes: number): Generator<Uint8Array | undefined> {
  const bytes = Buffer.from(manifest.buffer, manifest.byteOffset, manifest.byteLength)
  const end = bytes.length - tail.length
  if (end < head.length || !bytes.subarray(0, head.length).equals(head) || !bytes.subarray(end).equals(tail))
    return void (yield undefined)
  for (let at = head.length; at < end; ) {
    const next = endOfEntry(bytes, at, Math.min(end, at + maxEntryBytes))
    yield next === undefined ? undefined : bytes.subarray(at, next)
    if (next === undefined) return
    at = next
    if (at === end) return
    // a comma is followed by another entry
    if (bytes[at] !== comma || at + 1 === end) return void (yield undefined)
    at++
  }
}

/** Returns where a flat object that begins at `at` ends; undefined when there is none before `end`. */
function endOfEntry(bytes: Buffer, at: number, end: number): number | undefined {
  if (bytes[at] !== open) return undefined
  let inText = false
  for (let each = at + 1; each < end; each++) {
    const byte = bytes[each]
    if (inText) {
      if (byte === backslash) each++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === close) return each + 1
    else if (byte === open) return undefined
  }
  return undefined
}
