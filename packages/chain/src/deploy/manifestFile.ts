import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { DeploymentManifest, type ManifestStore } from './DeploymentManifest.ts'

/** Stores a manifest in a file. Each save replaces the file atomically, so that a crash leaves the old or the new content. */
export function manifestFile(file: string): ManifestStore {
  return {
    async load() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (text === undefined) return undefined
      try {
        return DeploymentManifest.parse(JSON.parse(text))
      } catch (cause) {
        throw new MusterError('CONFIG_INVALID', `${file} is not a deployment manifest`, { cause })
      }
    },
    async save(manifest) {
      await mkdir(path.dirname(file), { recursive: true })
      const next = `${file}.next`
      const handle = await open(next, 'w')
      try {
        await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(next, file)
    },
  }
}
