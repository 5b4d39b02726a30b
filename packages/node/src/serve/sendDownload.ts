import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Download } from '@muster-network/api'

/** What a browser may show in a page of ours although a stranger made it: nothing of these can run anything. */
const shown = /^(image\/(png|jpeg|gif|webp|avif)|text\/plain\b)/

/** Sends a file; a slow reader holds it back, and one that goes ends it. */
export async function sendDownload(
  response: ServerResponse,
  file: Download,
  signal: AbortSignal,
): Promise<void> {
  const inline = file.inline && shown.test(file.contentType)
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
    // even opened by itself, a stranger's file gets no rights of ours
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(file.bytes !== undefined && { 'content-length': file.bytes }),
  })
  await pipeline(Readable.from(file.content, { objectMode: false }), response, { signal })
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
