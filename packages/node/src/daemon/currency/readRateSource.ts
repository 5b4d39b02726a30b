import { open } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { parseUntrusted } from '@muster-network/core'
import { rateText } from '../../config/CurrencySetting.ts'
import { rateOfNumber } from './rateOfNumber.ts'

const maxBytes = 65_536
const timeoutMs = 5_000

export type SourceRate = { perToken: string; atMs: number }

/**
 * Reads the value of one token from a file or an address. A file is as old as its last change.
 *
 * @throws Error with a reason for the owner
 */
export async function readRateSource(
  { source, field }: { source: string; field?: string | undefined },
  nowMs: number,
): Promise<SourceRate> {
  const { text, atMs } = isAbsolute(source) ? await readFileText(source) : await fetchText(source, nowMs)
  return { perToken: rateIn(text, field), atMs }
}

async function readFileText(file: string): Promise<{ text: string; atMs: number }> {
  const handle = await open(file)
  try {
    const { size, mtimeMs } = await handle.stat()
    if (size > maxBytes) throw new Error(`the file has more than ${maxBytes} bytes`)
    return { text: await handle.readFile('utf8'), atMs: Math.floor(mtimeMs) }
  } finally {
    await handle.close()
  }
}

async function fetchText(address: string, nowMs: number): Promise<{ text: string; atMs: number }> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the server returned status ${response.status}`)
  let text = ''
  const decoder = new TextDecoder()
  // strings are decoded piece by piece, so that an endless answer ends at the limit
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`)
  }
  return { text, atMs: nowMs }
}

/** Returns the rate of the whole text, or at a JSON pointer (RFC 6901). */
export function rateIn(text: string, field?: string): string {
  const found = field === undefined ? text.trim() : valueAt(parseJson(text), field)
  const plain = typeof found === 'number' ? rateOfNumber(found) : found
  const rate = parseUntrusted(rateText, plain)
  if (!rate.success) throw new Error(field === undefined ? 'it is not a rate' : `${field} has no rate`)
  return rate.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('it is not JSON')
  }
}

function valueAt(value: unknown, pointer: string): unknown {
  let inner = value
  for (const token of pointer.slice(1).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    inner = (inner as Record<string, unknown>)[key]
  }
  return inner
}
