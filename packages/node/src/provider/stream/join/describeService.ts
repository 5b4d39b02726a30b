import { classIdOf, hashText } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { unwrapKey } from '@muster-network/p2p'
import type { LedgerStream } from '../../../ledger/Ledger.ts'
import { peerOf } from '../../../ledger/LedgerDirectory.ts'
import { modelKeyName } from '../../../task/modelKeyName.ts'
import { StreamManifest } from '../../../task/StreamManifest.ts'
import { describeStream } from '../../../wire/serveCalls.ts'
import type { Provider } from '../../Provider.ts'
import type { DescribedService } from '../StreamRecord.ts'

const callMs = 10_000

/**
 * Asks the gateway of a stream for its newest service and the key of its model, and verifies the service against the chain.
 *
 * @throws PROVIDER_WRONG_WORK when the gateway describes another service than the chain names, NET_*
 */
export async function describeService(
  { context, keys }: Provider,
  { id: streamId, terms }: LedgerStream,
  signal: AbortSignal,
): Promise<DescribedService> {
  const { peer, network, identity } = context
  const described = await peer.call(
    peerOf(terms.peer),
    describeStream,
    { streamId },
    { signal, timeoutMs: callMs },
  )
  const { revision } = described
  const content = await network.streams.read.contentOf([terms, revision])
  if (hashText(described.manifest).toLowerCase() !== content.toLowerCase())
    throw wrong(`the gateway describes another service than the chain names for revision ${revision}`)
  const manifest = parseManifest(described.manifest)
  if (classIdOf(manifest.className) !== terms.classId)
    throw wrong(`the service is for class ${manifest.className}, and the stream for another one`)
  const key = await unwrapKey(identity, modelKeyName(streamId, revision), described.wrappedKey)
  return { revision, manifest, sealedKey: await keys.seal(streamId, revision, key) }
}

function parseManifest(text: string): StreamManifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw wrong('the service of the stream is not described in JSON')
  }
  const parsed = StreamManifest.safeParse(json)
  if (!parsed.success)
    throw wrong(`the service of the stream is not usable: ${parsed.error.issues[0]?.message}`)
  return parsed.data
}

function wrong(why: string): MusterError {
  return new MusterError('PROVIDER_WRONG_WORK', why)
}
