import { type ClaimSkip, claimSkips, enumName } from '@muster-network/core'
import { type Address, decodeEventLog, encodeAbiParameters, keccak256, type TransactionReceipt } from 'viem'
import { streamIdOf } from '../../commitments/ids.ts'
import { lowerHex } from '../../commitments/parseHex.ts'
import type { TransactionSender } from '../../contracts/bindContract.ts'
import type { Network } from '../../contracts/bindNetwork.ts'
import { streamsAbi } from '../../contracts/generated/streams.ts'
import type { Claim, StreamTerms } from '../../contracts/types.ts'
import type { SignedVoucher } from '../SignedMessages.ts'
import { claimOf } from './claimOf.ts'

/** Most claims of one transaction: about two million gas. */
export const mostClaims = 64

/** The outcome of one claim. The contract may pay less than the voucher: at most G per epoch, and what budget and guarantee hold. */
export type ClaimOutcome = { payee: Address } & (
  | { ok: true; paidWei: bigint; claimedWei: bigint }
  | { ok: false; reason: ClaimSkip }
)

export type Settlement = {
  chainId: number
  terms: StreamTerms
  vouchers: readonly SignedVoucher[]
  /** The keys whose vouchers the contract pays: the key of now, and the one before in its time. */
  signers: readonly Address[]
  /**
   * What makes this attempt another one than the last with the same vouchers, such as the epoch in which a payee gets the
   * rest. The same attempt is sent once, also after a crash.
   */
  attempt: string
  /** Send nothing that pays nobody: such a claim then has no outcome. */
  onlyIfPaid?: boolean
}

/** Settles vouchers of one stream in as few transactions as possible, and returns what the contract did with each. */
export async function settleVouchers(
  network: Network,
  by: TransactionSender,
  { chainId, terms, vouchers, signers, attempt, onlyIfPaid }: Settlement,
): Promise<ClaimOutcome[]> {
  const domain = { chainId, verifyingContract: network.streams.address }
  const streamId = streamIdOf(chainId, network.streams.address, terms)
  const outcomes: ClaimOutcome[] = []
  const claims: Claim[] = []
  for (const signed of vouchers) {
    const claim = claimOf(domain, signed, signers)
    if (claim) claims.push(claim)
    else outcomes.push({ payee: signed.voucher.payee, ok: false, reason: 'wrongSigner' })
  }
  for (let from = 0; from < claims.length; from += mostClaims) {
    const batch = claims.slice(from, from + mostClaims)
    if (onlyIfPaid && (await network.streams.simulate.settle([terms, batch], { from: by.address })) === 0n)
      continue
    const intent = `stream/${streamId}/settle/${attempt}/${hashOf(batch)}`
    outcomes.push(...outcomesIn(await network.streams.send.settle([terms, batch], { by, intent }), network))
  }
  return outcomes
}

function hashOf(claims: readonly Claim[]): string {
  const words = [{ type: 'address[]' }, { type: 'uint96[]' }, { type: 'bytes32[]' }] as const
  const columns = [
    claims.map((one) => one.payee),
    claims.map((one) => one.amount),
    claims.map((one) => one.r),
  ]
  return keccak256(encodeAbiParameters(words, columns as never))
}

function outcomesIn(receipt: TransactionReceipt, network: Network): ClaimOutcome[] {
  return receipt.logs.flatMap((log): ClaimOutcome[] => {
    if (lowerHex(log.address) !== lowerHex(network.streams.address)) return []
    const event = decodeEventLog({ abi: streamsAbi, topics: log.topics, data: log.data })
    if (event.eventName === 'Settled') {
      const { payee, paid, claimed } = event.args
      return [{ payee, ok: true, paidWei: paid, claimedWei: claimed }]
    }
    if (event.eventName !== 'Skipped') return []
    return [{ payee: event.args.payee, ok: false, reason: enumName(claimSkips, event.args.reason) }]
  })
}
