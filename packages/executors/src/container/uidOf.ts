import { createHash } from 'node:crypto'

/** Programs use uids from a range that no system assigns. */
const [firstUid, uids] = [1_879_048_192, 2 ** 24]

/** The uid of a container's program. */
export function uidOf(container: string): number {
  return firstUid + (createHash('sha256').update(container).digest().readUInt32BE(0) % uids)
}
