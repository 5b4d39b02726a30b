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
  return stateLeaf({
    digest: classIdOf(`muster start 1\n${part}\n${manifestText(manifest)}`),
    secret: zero,
    units: 0n,
  })
}

/** The tree over leaf 0 of every part. */
export function startsOf(manifest: TaskManifest) {
  return indexedMerkle(manifest.parts.map((_, part) => startLeafOf(manifest, part)))
}
