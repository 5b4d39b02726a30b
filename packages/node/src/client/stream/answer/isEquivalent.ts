import type { ComparedAnswer, StreamEquivalence } from '@muster-network/core'

/** The opened answer of one member of a council. */
export type OpenedAnswer = ComparedAnswer & { bytes: Uint8Array }

/** Most numbers of an answer that are compared. */
const mostNumbers = 4_000_000

/**
 * Returns e of a stream for the answers of a council. Equal hashes are always equivalent. Answers under `bytes`, `tokens` and `margin` must
 * be equal: they were drawn with the same seed. Embeddings under `cosine` may differ by their tolerance.
 */
export function isEquivalent(equivalence: StreamEquivalence): (a: OpenedAnswer, b: OpenedAnswer) => boolean {
  if (typeof equivalence === 'string' || equivalence.how !== 'cosine') return (a, b) => a.key === b.key
  const { tolerance } = equivalence
  return (a, b) => {
    const [ours, theirs] = [vectorsOf(a.bytes), vectorsOf(b.bytes)]
    if (!ours || !theirs || ours.length !== theirs.length) return false
    return ours.every((vector, i) => distance(vector, theirs[i]!) <= tolerance)
  }
}

/** Returns the embeddings of an answer in OpenAI's format; undefined when it has none. */
function vectorsOf(bytes: Uint8Array): number[][] | undefined {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
  const data = (json as { data?: unknown } | null)?.data
  if (!Array.isArray(data) || data.length === 0) return undefined
  const vectors = data.map((entry) => (entry as { embedding?: unknown } | null)?.embedding)
  let count = 0
  for (const vector of vectors) {
    if (!Array.isArray(vector) || vector.length === 0) return undefined
    count += vector.length
    if (count > mostNumbers || !vector.every((each) => typeof each === 'number' && Number.isFinite(each)))
      return undefined
  }
  return vectors as number[][]
}

/** Returns 1 − the cosine of two vectors; infinity when they have different lengths or no direction. */
function distance(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY
  let [dot, ofA, ofB] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!
    ofA += a[i]! ** 2
    ofB += b[i]! ** 2
  }
  const cosine = dot / Math.sqrt(ofA * ofB)
  return Number.isFinite(cosine) ? 1 - cosine : Number.POSITIVE_INFINITY
}
