import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { LocalSigner, streamIdOf } from '@muster-network/chain'
import { amountInWords, MusterError, type StreamPrescription, type TokenAmount } from '@muster-network/core'
import { hintOf } from '../../../ledger/endpointOnChain.ts'
import type { ClientContext } from '../../ClientContext.ts'
import { uniqueName } from '../../post/uniqueName.ts'
import type { ClientStream } from '../ClientStream.ts'
import { forgetService, packService } from './packService.ts'
import { planService } from './planService.ts'
import { requireStreamClass } from './requireStreamClass.ts'
import { serviceFacts } from './serviceFacts.ts'

export type OpenOptions = {
  /** Rejects the stream when its budget and trust lock together exceed this amount. */
  maxSpend?: TokenAmount | undefined
  signal?: AbortSignal | undefined
}

/**
 * Packs a service and records its stream; reconciliation opens it on the chain. The key that signs vouchers is a new one: the wallet's key
 * is on no gateway.
 *
 * @throws SPEC_*, SPEC_OVER_BUDGET, CHAIN_CLASS_TOO_SMALL
 */
export async function openStream(
  context: ClientContext,
  prescription: StreamPrescription,
  folder: string,
  { maxSpend, signal }: OpenOptions = {},
): Promise<ClientStream> {
  signal?.throwIfAborted()
  const draft = `stream-${randomBytes(16).toString('hex')}`
  const signerKey = `${draft}/signer`
  const secret = randomBytes(32)
  const { records } = context
  records.streamDrafts.put(draft, { signerKey })
  try {
    await context.keys.put(signerKey, secret)
    const signer = new LocalSigner(secret).address
    // before the model is packed, which can take minutes
    const facts = await serviceFacts(context, signer)
    const early = planService(prescription, '0'.repeat(64) as never, facts)
    await requireStreamClass(context, early)
    const depositWei = early.plan.budgetWei + early.plan.trustLockWei
    if (maxSpend !== undefined && depositWei > maxSpend)
      throw new MusterError(
        'SPEC_OVER_BUDGET',
        `the stream takes ${amountInWords(depositWei)} into escrow, more than ${amountInWords(maxSpend)}`,
        { details: { escrow: depositWei, maxSpend } },
      )
    const packed = await packService(context, { prescription, folder, pinName: draft })
    const { plan, terms, text } = planService(prescription, packed.blob, facts)
    const streamId = streamIdOf(context.chainId, context.network.streams.address, terms)
    await context.blobs.pin(packed.blob, { taskId: streamId, owner: context.peer.peerId, released: false })
    const stream: ClientStream = {
      ...{ streamId, name: prescription.name, terms, hint: hintOf(context.endpoint()), signerKey },
      ...{ budgetWei: plan.budgetWei, createdMs: context.nowMs(), folder: path.resolve(folder) },
      revisions: [{ prescription, manifest: text, content: terms.content, ...packed }],
      ...{ topUps: [], phase: 'gathering', disagreements: 0, answers: 0, blocked: {} },
    }
    // nothing may come between the choice of the name and the record: streams are opened in parallel
    const name = uniqueName(prescription.name, new Set(records.streams.texts('name')))
    records.streams.put(streamId, { ...stream, name })
    records.streamDrafts.remove(draft)
    await context.blobs.removeTask(draft)
    return { ...stream, name }
  } catch (error) {
    await forgetDraft(context, draft)
    throw error
  }
}

/** Deletes what was packed for a stream that was never recorded. */
export async function forgetDraft(context: ClientContext, draft: string): Promise<void> {
  const { records, keys } = context
  const isUsed = records.streams.open().some(({ value }) => value.signerKey === `${draft}/signer`)
  if (!isUsed) await keys.destroy(`${draft}/signer`)
  await forgetService(context, draft, [])
  records.streamDrafts.remove(draft)
}
