import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { engineCommand } from './engineCommand.ts'

export type ImageArchiveOptions = {
  env?: Record<string, string>
  arch?: 'amd64' | 'arm64'
  signal?: AbortSignal
}

/**
 * Packs a folder with a root file system into an image archive that podman and docker can load. No engine is
 * needed, and the same files produce the same bytes: times, owners and the order of names are fixed. Needs
 * GNU tar.
 *
 * @returns the image's id, SHA-256 in hex
 */
export async function writeImageArchive(
  rootfs: string,
  archive: string,
  options: ImageArchiveOptions = {},
): Promise<string> {
  const { env = {}, arch = process.arch === 'arm64' ? 'arm64' : 'amd64', signal } = options
  const folder = await mkdtemp(`${archive}.`)
  try {
    const layer = path.join(folder, 'layer.tar')
    await tar(['--create', '--file', layer, '--directory', rootfs, '.'], signal)
    const layerHash = await sha256(layer)
    const config = JSON.stringify({
      architecture: arch,
      os: 'linux',
      config: { Env: Object.entries(env).map(([name, value]) => `${name}=${value}`) },
      rootfs: { type: 'layers', diff_ids: [`sha256:${layerHash}`] },
    })
    const imageId = createHash('sha256').update(config).digest('hex')
    const manifest = [{ Config: `${imageId}.json`, RepoTags: null, Layers: ['layer.tar'] }]
    await writeFile(path.join(folder, `${imageId}.json`), config)
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
    const complete = path.join(folder, 'archive.tar')
    // The manifest comes first, so that a reader finds it without reading the layer.
    await tar(
      [
        '--create',
        '--file',
        complete,
        '--directory',
        folder,
        'manifest.json',
        `${imageId}.json`,
        'layer.tar',
      ],
      signal,
    )
    await rename(complete, archive)
    return imageId
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tar(args: string[], signal: AbortSignal | undefined): Promise<string> {
  const fixed = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  return engineCommand('tar', [...fixed, ...args], { timeoutMs: 600_000, signal })
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
