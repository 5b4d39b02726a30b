import { classIdOf, type Hex, indexedMerkle, stateLeaf, stillRunning } from '@muster-network/chain'
import { manifestText, type TaskManifest } from './TaskManifest.ts'

/** Returns the hash of the manifest, as in the terms. */
export function contentOf(manifest: TaskManifest): Hex {
  return classIdOf(`muster manifest 1\n${manifestText(manifest)}`)
}

/**
 * Returns leaf 0 of a part: the state before the first instruction. It depends on the manifest alone, so anyone can
 * verify without a replay that a part started at its beginning.
 */
export function startLeafOf(manifest: TaskManifest, part: number): Hex {
  return startLeaf(contentOf(manifest), part)
}

/**
 * Returns the Merkle tree over leaf 0 of every part. The manifest is hashed once, because there may be thousands of
 * parts.
 */
export function startsOf(manifest: TaskManifest) {
  const content = contentOf(manifest)
  return indexedMerkle(manifest.parts.map((_, part) => startLeaf(content, part)))
}

function startLeaf(content: Hex, part: number): Hex {
  return stateLeaf({ digest: classIdOf(`muster start 2\n${part}\n${content}`), units: 0n, end: stillRunning })
}
