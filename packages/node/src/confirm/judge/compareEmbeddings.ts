/** Most numbers of an answer that are compared: some seconds of parsing would be an attack. */
const mostNumbers = 4_000_000

/**
 * Compares two answers in OpenAI's format of embeddings. Returns the largest 1 − cosine of two vectors; undefined when one of the answers
 * has no embeddings, or another number of them.
 */
export function compareEmbeddings(first: Uint8Array, second: Uint8Array): number | undefined {
  const [a, b] = [vectorsOf(first), vectorsOf(second)]
  if (!a || !b || a.length !== b.length) return undefined
  let largest = 0
  for (const [i, vector] of a.entries()) {
    const distance = distanceOf(vector, b[i]!)
    if (distance === undefined) return undefined
    largest = Math.max(largest, distance)
  }
  return largest
}

function vectorsOf(bytes: Uint8Array): number[][] | undefined {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
  const data = (json as { data?: unknown } | null)?.data
  if (!Array.isArray(data) || data.length === 0) return undefined
  const vectors: number[][] = []
  let count = 0
  for (const entry of data) {
    const vector = (entry as { embedding?: unknown } | null)?.embedding
    if (!Array.isArray(vector) || vector.length === 0) return undefined
    count += vector.length
    if (count > mostNumbers || !vector.every((each) => typeof each === 'number' && Number.isFinite(each)))
      return undefined
    vectors.push(vector)
  }
  return vectors
}

function distanceOf(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length !== b.length) return undefined
  let [dot, ofA, ofB] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!
    ofA += a[i]! ** 2
    ofB += b[i]! ** 2
  }
  const cosine = dot / Math.sqrt(ofA * ofB)
  return Number.isFinite(cosine) ? Math.max(0, 1 - cosine) : undefined
}
