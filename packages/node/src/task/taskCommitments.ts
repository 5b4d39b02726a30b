import { classIdOf, type Hex, indexedMerkle, stateLeaf } from '@muster-network/chain'
import { manifestText, type TaskManifest } from './TaskManifest.ts'

const zero: Hex = `0x${'0'.repeat(64)}`

/** The hash of the manifest, as the terms carry it. */
export function contentOf(manifest: TaskManifest): Hex {
  return classIdOf(`muster manifest 1\n${manifestText(manifest)}`)
}

/**
 * Leaf 0 of a part: the state before the first instruction. It follows from the manifest alone, so nobody has to
 * compute anything to know that a part was begun at its beginning.
 */
export function startLeafOf(manifest: TaskManifest, part: number): Hex {
  return startLeaf(contentOf(manifest), part)
}

/** The tree over leaf 0 of every part. The manifest is hashed once: it names every part, and there may be thousands. */
export function startsOf(manifest: TaskManifest) {
  const content = contentOf(manifest)
  return indexedMerkle(manifest.parts.map((_, part) => startLeaf(content, part)))
}

function startLeaf(content: Hex, part: number): Hex {
  return stateLeaf({ digest: classIdOf(`muster start 2\n${part}\n${content}`), secret: zero, units: 0n })
}
