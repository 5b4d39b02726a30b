import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MusterError } from '@muster-network/core'
import { pathInside } from '../pathInside.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Only our own files, no inline script, no framing: task names and logs are untrusted text. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the dashboard's built files. A path without an extension is a page of the dashboard, and gets the same
 * document. Browsers cache files with a hash in their name, which never change.
 *
 * @throws API_NOT_FOUND
 */
export async function serveStatic(
  request: IncomingMessage,
  response: ServerResponse,
  options: { dir: string; pathname: string; signal: AbortSignal },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new MusterError('API_NOT_FOUND', `not found: ${request.method} ${options.pathname}`)
  const ending = path.posix.extname(options.pathname)
  const file = fileOf(options.dir, ending === '' ? '/index.html' : options.pathname)
  const facts = file === undefined ? undefined : await stat(file).catch(() => undefined)
  const type = types[ending === '' ? '.html' : ending]
  if (file === undefined || type === undefined || !facts?.isFile())
    throw new MusterError('API_NOT_FOUND', `page not found: ${options.pathname}`, {
      ...(ending === '' && { hint: 'The dashboard is not built: run npm run build.' }),
    })
  const hashed = /-[A-Za-z0-9_-]{8,}\.\w+$/.test(file)
  response.writeHead(200, {
    'content-type': type,
    'content-length': facts.size,
    'content-security-policy': contentPolicy,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file), response, { signal: options.signal })
}

/** Returns the file of a path below the folder; undefined for a path that leads out of it. */
function fileOf(dir: string, pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const inside = pathInside(dir, decoded.slice(1))
  return inside.ok ? inside.file : undefined
}
