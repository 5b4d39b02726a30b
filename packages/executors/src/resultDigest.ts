import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileLimits } from './wasm/wasi/fileLimits.ts'

const domain = 'muster/result/1\n'

/** Limit on the files and folders of a result: who checks it unpacks them, and a checker sees them in its /in. */
export const maxResultEntries = fileLimits.outputEntries

/**
 * The digest of a result: SHA-256 over every file of the folder in the byte order of its path, each as path
 * length, content length, path, SHA-256 of the content. Empty folders, times and modes do not count.
 *
 * @throws RangeError for anything but files and folders, such as a symlink or a socket, and for more than
 * `maxResultEntries`; any other error is a fault of this machine
 */
export async function resultDigest(dir: string): Promise<{ digest: string; bytes: number }> {
  const paths = inByteOrder(await filesOf(dir))
  const hash = createHash('sha256').update(domain)
  let bytes = 0
  for (const path of paths) {
    const fileHash = createHash('sha256')
    let length = 0
    for await (const chunk of createReadStream(join(dir, path)) as AsyncIterable<Buffer>) {
      fileHash.update(chunk)
      length += chunk.length
    }
    const name = Buffer.from(path)
    const head = Buffer.alloc(16)
    head.writeBigUInt64LE(BigInt(name.length), 0)
    head.writeBigUInt64LE(BigInt(length), 8)
    hash.update(head).update(name).update(fileHash.digest())
    bytes += length
  }
  return { digest: hash.digest('hex'), bytes }
}

/** Sorts by the bytes of UTF-8, each encoded once: a stranger's result may have a hundred thousand long paths. */
function inByteOrder(paths: readonly string[]): string[] {
  const keyed = paths.map((path) => ({ path, key: Buffer.from(path).toString('latin1') }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ path }) => path)
}

async function filesOf(dir: string): Promise<string[]> {
  const paths: string[] = []
  const pending = ['']
  let entries = 0
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop())
    for await (const entry of await opendir(join(dir, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (++entries > maxResultEntries)
        throw new RangeError(`the result has more than ${maxResultEntries} files and folders`)
      if (entry.isDirectory()) pending.push(path)
      else if (entry.isFile()) paths.push(path)
      else throw new RangeError(`the result contains ${path}, which is neither a file nor a folder`)
    }
  return paths
}
