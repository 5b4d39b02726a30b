/**
 * Returns a short input that still fails: cuts out ever smaller pieces as long as `fails` says so. Bounded by the number
 * of tries, because an input may take a second.
 */
export async function shortenInput(
  input: Buffer,
  fails: (input: Buffer) => Promise<boolean>,
  maxTries = 2_000,
): Promise<Buffer> {
  let [shortest, tries] = [input, 0]
  for (let size = Math.ceil(input.length / 2); size >= 1 && tries < maxTries; ) {
    let found = false
    for (let at = 0; at < shortest.length && tries < maxTries; tries++) {
      const shorter = Buffer.concat([shortest.subarray(0, at), shortest.subarray(at + size)])
      if (await fails(shorter)) [shortest, found] = [shorter, true]
      else at += size
    }
    if (!found || size > 1) {
      if (size === 1) break
      size = Math.floor(size / 2)
    }
  }
  return shortest
}
