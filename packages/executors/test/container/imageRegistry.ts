import { execFile } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A registry on this machine with one image: the read-only part of the OCI distribution protocol. */
export type ImageRegistry = {
  /** `127.0.0.1:port/probe@sha256:…` */
  reference: string
  imageId: string
  /** Requested paths. */
  requests: string[]
  /** From now on, serves bytes that do not match the digest. */
  serveWrongBytes(): void
  /**
   * From now on, sends endless layers, whatever size the manifest gives. Resolves when the client closes such
   * a download.
   */
  flood(): Promise<void>
  close(): Promise<void>
}

const run = promisify(execFile)
const types = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar',
}
const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/**
 * Serves the image of a docker archive over plain HTTP, and configures podman to accept that for this
 * address, in the registries file that a machine's owner would use. `port` is a free one by default.
 */
export async function startImageRegistry(archive: string, port = 0): Promise<ImageRegistry> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-registry-'))
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  const [manifestEntry] = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as [
    { Config: string; Layers: string[] },
  ]
  const config = await readFile(path.join(folder, manifestEntry.Config))
  const layers = await Promise.all(manifestEntry.Layers.map((layer) => readFile(path.join(folder, layer))))
  const part = (mediaType: string, bytes: Buffer) => ({
    mediaType,
    digest: digestOf(bytes),
    size: bytes.length,
  })
  const manifest = Buffer.from(
    JSON.stringify({
      schemaVersion: 2,
      mediaType: types.manifest,
      config: part(types.config, config),
      layers: layers.map((layer) => part(types.layer, layer)),
      // A new digest each time, because the engine identifies images by digest, wherever they came from.
      annotations: { 'network.muster.test': randomUUID() },
    }),
  )
  const blobs = new Map([config, ...layers].map((bytes) => [digestOf(bytes), bytes]))
  const digest = digestOf(manifest)
  const requests: string[] = []
  let servesWrongBytes = false
  const downloadClosed = Promise.withResolvers<void>()
  let floods = false

  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    requests.push(url)
    const [, kind, wanted] = /^\/v2\/probe\/(manifests|blobs)\/(sha256:[0-9a-f]{64})$/.exec(url) ?? []
    const isManifest = kind === 'manifests' && wanted === digest
    const content = isManifest ? manifest : kind === 'blobs' ? blobs.get(wanted!) : undefined
    if (url === '/v2/') response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else if (!content)
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"errors":[{"code":"MANIFEST_UNKNOWN","message":"manifest unknown"}]}')
    else if (floods && request.method === 'GET' && layers.some((layer) => digestOf(layer) === wanted)) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.on('close', () => downloadClosed.resolve())
      sendForever(response)
    } else {
      const bytes =
        servesWrongBytes && isManifest
          ? Buffer.from(manifest.toString().replace('"size":', '"size": '))
          : content
      response.writeHead(200, {
        'content-type': isManifest ? types.manifest : 'application/octet-stream',
        'content-length': bytes.length,
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const location = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await trust(location)
  const reference = `${location}/probe@${digest}`
  return {
    reference,
    imageId: digestOf(config).slice('sha256:'.length),
    requests,
    serveWrongBytes: () => {
      servesWrongBytes = true
    },
    flood: () => {
      floods = true
      return downloadClosed.promise
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await run('podman', ['untag', reference, reference]).catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function sendForever(response: ServerResponse): void {
  const chunk = randomBytes(65_536)
  const sending = setInterval(() => response.write(chunk), 5)
  response.on('close', () => clearInterval(sending))
}

const trusted: string[] = []
let settings: string | undefined

/**
 * One file for all registries of this process, because the engine reads it with every command, even after a
 * registry has closed.
 */
async function trust(location: string): Promise<void> {
  trusted.push(location)
  if (settings === undefined) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-registries-'))
    settings = path.join(folder, 'registries.conf')
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  await writeFile(
    settings,
    trusted
      .map((trustedLocation) => `[[registry]]\nlocation = "${trustedLocation}"\ninsecure = true\n`)
      .join('\n'),
  )
  process.env.CONTAINERS_REGISTRIES_CONF = settings
}
