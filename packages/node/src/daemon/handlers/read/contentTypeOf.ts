import path from 'node:path'
import type { ResultFile } from '@muster-network/api'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ppm': 'image/x-portable-pixmap',
  '.txt': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
}

/**
 * Returns the content type by name alone: untrusted files are never parsed. Anything that a browser could run is
 * plain bytes.
 */
export const contentTypeOf = (file: string) =>
  types[path.extname(file).toLowerCase()] ?? 'application/octet-stream'

export function previewOf(file: string): ResultFile['preview'] {
  const type = contentTypeOf(file)
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('text/csv') || type.startsWith('text/tab')) return 'table'
  return type.startsWith('text/') || type === 'application/json' ? 'text' : 'none'
}
