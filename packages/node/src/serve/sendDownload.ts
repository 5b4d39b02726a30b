import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Download } from '@muster-network/api'

/** Types of strangers' files that a browser may show inline, because they cannot run code. */
const shown = /^(image\/(png|jpeg|gif|webp|avif)|text\/plain\b)/

/** Streams a file with backpressure, and ends when the reader disconnects. */
export async function sendDownload(
  response: ServerResponse,
  file: Download,
  signal: AbortSignal,
): Promise<void> {
  const inline = file.inline && shown.test(file.contentType)
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
    // the sandbox policy applies even when the file is opened on its own
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(file.bytes !== undefined && { 'content-length': file.bytes }),
  })
  await pipeline(Readable.from(file.content, { objectMode: false }), response, { signal })
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
