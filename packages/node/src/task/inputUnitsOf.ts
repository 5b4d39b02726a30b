import type { AskedWork } from '@muster-network/chain'
import { paidCharacters } from '@muster-network/core'
import type { StreamManifest } from './StreamManifest.ts'

/**
 * Returns the units of input of a request. Tokens: the prompt and the answer so far, because a server reads both. Otherwise the
 * characters of the body, or its bytes where the stream counts neither tokens nor characters.
 */
export function inputUnitsOf(unit: StreamManifest['unit'], work: AskedWork): number {
  if (work.kind === 'tokens') return work.tokens.length
  return unit === 'characters'
    ? Number(paidCharacters(Buffer.from(work.body).toString('utf8')))
    : work.body.length
}
