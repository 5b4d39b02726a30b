import { engineCommand } from './engineCommand.ts'

/** The names that loading an image archive would give, or why it is not one. Reads the archive without unpacking it. */
export async function readArchiveNames(archive: string, signal?: AbortSignal): Promise<string[] | string> {
  const read = (file: string) =>
    engineCommand('tar', ['--extract', '--to-stdout', '--occurrence=1', '--file', archive, file], {
      timeoutMs: 300_000,
      signal,
    }).catch(() => undefined)
  const docker = await read('manifest.json')
  const oci = docker === undefined ? await read('index.json') : undefined
  if (docker === undefined && oci === undefined)
    return 'the image archive has neither manifest.json nor index.json'
  try {
    if (docker !== undefined) {
      const manifest = JSON.parse(docker) as { RepoTags?: string[] | null }[]
      if (manifest.length !== 1) return `the image archive holds ${manifest.length} images instead of one`
      return (manifest[0]!.RepoTags ?? []).map(String)
    }
    const index = JSON.parse(oci!) as { manifests: { annotations?: Record<string, string> }[] }
    if (index.manifests.length !== 1)
      return `the image archive holds ${index.manifests.length} images instead of one`
    const name = index.manifests[0]!.annotations?.['org.opencontainers.image.ref.name']
    return name === undefined ? [] : [name]
  } catch {
    return 'the list of images in the archive cannot be read'
  }
}
