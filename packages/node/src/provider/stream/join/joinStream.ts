import { Admission, type Hex, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { LedgerStream } from '../../../ledger/Ledger.ts'
import { peerOf } from '../../../ledger/LedgerDirectory.ts'
import { sendStep } from '../../../role/sendStep.ts'
import type { Records } from '../../../store/Records.ts'
import { applyToStream } from '../../../wire/serveCalls.ts'
import type { Provider } from '../../Provider.ts'
import type { StreamRecord } from '../StreamRecord.ts'

const callMs = 10_000
/** An admission with less time left may expire before the transaction is included. */
const leastSeconds = 30

export type JoinOptions = {
  nodeId: Hex
  /** Our lowest price of a unit. */
  unitWei: bigint
  receiptKey: Hex
  records: Records<StreamRecord, Hex>
  signal: AbortSignal
}

/**
 * Asks the gateway for admission and joins the stream on the chain. The admission is recorded before it is used, so that a restart sends the
 * same transaction. Returns the reasons of a refusal.
 *
 * @throws NET_*, CHAIN_*
 */
export async function joinStream(
  { context }: Provider,
  stream: LedgerStream,
  options: JoinOptions,
): Promise<StreamRecord['reasons']> {
  const { network, sender } = context
  const { id: streamId, terms } = stream
  const { nodeId, receiptKey, records } = options
  const { joins } = await network.streams.read.subscriptionOf([streamId, sender.address])
  const recorded = records.get(streamId)?.admission
  const isUsable = recorded?.joins === joins && recorded.expiry > context.nowMs() / 1000 + leastSeconds
  const admission = isUsable ? recorded : await apply(context, stream, options)
  if ('reasons' in admission) return admission.reasons
  const { expiry, signature } = admission
  const permission = { streamId, provider: sender.address, node: nodeId, joins: admission.joins, expiry }
  const domain = { chainId: context.chainId, verifyingContract: network.addresses.streams }
  if (!verifyMessage({ domain, type: Admission, message: permission, signature, signer: stream.signer }))
    throw new MusterError('NET_MESSAGE_INVALID', 'the admission has no valid signature of the stream')
  records.change(streamId, (record) => ({ ...record, admission }))
  await sendStep('stream/join', [streamId, permission], (intent) =>
    network.streams.send.join([terms, permission, signature, receiptKey], { by: sender, intent }),
  )
  return undefined
}

async function apply(
  { peer, sender }: Provider['context'],
  { id: streamId, terms }: LedgerStream,
  { nodeId, unitWei, signal }: JoinOptions,
) {
  const answer = await peer.call(
    peerOf(terms.peer),
    applyToStream,
    { streamId, provider: sender.address, node: nodeId, unitWei },
    { signal, timeoutMs: callMs },
  )
  if (!answer.ok) return { reasons: answer.reasons }
  const { joins, expiry, signature } = answer
  return { joins, expiry, signature }
}
