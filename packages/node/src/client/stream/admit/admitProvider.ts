import { Admission, classIdOf, type Hex, type Signer } from '@muster-network/chain'
import {
  type AdmissionRefusal,
  decideAdmission,
  enumName,
  isWithinRegion,
  regionOf,
  subscriptionStates,
} from '@muster-network/core'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream } from '../ClientStream.ts'

/** The worst record that is admitted: one fault in ten checked tasks. */
const worstFaultBps = 1_000
/** An admission must be used soon: the room that it names may be gone later. */
const validSeconds = 600

export type Application = { provider: Hex; node: Hex; unitWei: bigint }

export type AdmissionAnswer =
  | { ok: true; joins: number; expiry: number; signature: Hex }
  | { ok: false; reasons: { reason: AdmissionRefusal; why: string }[] }

/** Decides an application by the published rule, and signs the admission. Each admission is valid for one join. */
export async function admitProvider(
  context: Pick<ClientContext, 'network' | 'ledger' | 'chainId' | 'nowMs'>,
  stream: ClientStream,
  { provider, node: nodeId, unitWei }: Application,
  signer: Signer,
): Promise<AdmissionAnswer> {
  const { network, ledger, chainId } = context
  const { streamId, terms } = stream
  const { prescription, manifest } = stream.revisions.at(-1)!
  const { className, pay } = JSON.parse(manifest) as { className: string; pay: { unitWei: string } }
  const node = ledger.node(nodeId)!
  const [onChain, subscription, guaranteeWei, account, record] = await Promise.all([
    network.streams.read.streamOf([streamId]),
    network.streams.read.subscriptionOf([streamId, provider]),
    network.streams.read.guaranteeOf([terms, provider]),
    network.registry.read.accountOf([provider]),
    network.history.read.recordOf([provider]),
  ])
  const status = enumName(subscriptionStates, subscription.status)
  const checked = record.checked + record.faults
  const decision = decideAdmission(
    {
      isOpen: onChain.status === 1,
      className,
      mostUnitWei: BigInt(pay.unitWei),
      minScore: prescription.instructions.minScore,
      worstFaultBps,
      stakeLockWei: terms.stakeLock,
      subscribers: onChain.subscribers,
      maxSubscribers: terms.maxSubscribers,
      guaranteeWei: terms.guarantee,
      freeWei: onChain.free,
    },
    {
      className: node.classId === classIdOf(className) ? className : 'another one',
      unitWei,
      score: node.facts.score,
      faultBps: checked === 0 ? 0 : Math.round((record.faults * 10_000) / checked),
      freeStakeWei: account.free,
      heldGuaranteeWei: guaranteeWei,
      heldStakeWei: subscription.stake,
      expelled: status === 'expelled',
    },
  )
  const reasons = [
    ...(decision.ok ? [] : decision.reasons),
    ...othersThan(stream, { provider, region: regionOf(node.facts.region) }),
  ]
  if (reasons.length > 0) return { ok: false, reasons: reasons.slice(0, 16) }
  const joins = subscription.joins
  const expiry = Math.floor(context.nowMs() / 1000) + validSeconds
  const domain = { chainId, verifyingContract: network.streams.address }
  const admission = { streamId, provider, node: nodeId, joins, expiry }
  return { ok: true, joins, expiry, signature: await signer.signMessage(domain, Admission, admission) }
}

/** Reasons beyond the rule of the stream: the region of the task file, and what this gateway saw itself. */
function othersThan(
  { revisions, blocked }: ClientStream,
  { provider, region }: { provider: Hex; region: string },
): { reason: AdmissionRefusal; why: string }[] {
  const { region: allowed } = revisions.at(-1)!.prescription.instructions
  const broken = blocked[provider.toLowerCase() as Hex]
  return [
    ...(broken === undefined
      ? []
      : [{ reason: 'record' as const, why: `the provider broke the protocol: ${broken}`.slice(0, 500) }]),
    ...(allowed === 'any' || allowed.some((each) => isWithinRegion(region, each))
      ? []
      : [
          {
            reason: 'class' as const,
            why: `the stream is served in ${allowed.join(', ')}; the node is in ${region}`.slice(0, 500),
          },
        ]),
  ]
}
