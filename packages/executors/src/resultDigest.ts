import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const domain = 'muster/result/1\n'

/**
 * The digest of a result: SHA-256 over every file of the folder in the byte order of its path, each as
 * path length, path, content length, content's SHA-256. Empty folders, times and modes do not count;
 * anything that is neither file nor folder (a link out of the folder, a socket) is refused.
 */
export async function resultDigest(dir: string): Promise<{ digest: string; bytes: number }> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths: string[] = []
  for (const entry of files) {
    if (entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name).slice(dir.length + 1)
    if (!entry.isFile()) throw new Error(`the result holds something that is not a file: ${path}`)
    paths.push(path)
  }
  paths.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const all = createHash('sha256').update(domain)
  let bytes = 0
  for (const path of paths) {
    const one = createHash('sha256')
    let length = 0
    for await (const chunk of createReadStream(join(dir, path)) as AsyncIterable<Buffer>) {
      one.update(chunk)
      length += chunk.length
    }
    const name = Buffer.from(path)
    const head = Buffer.alloc(16)
    head.writeBigUInt64LE(BigInt(name.length), 0)
    head.writeBigUInt64LE(BigInt(length), 8)
    all.update(head).update(name).update(one.digest())
    bytes += length
  }
  return { digest: all.digest('hex'), bytes }
}
