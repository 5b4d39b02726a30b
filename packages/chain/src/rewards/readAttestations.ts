import type { Address, Hex, PublicClient } from 'viem'
import { uptimeRewardsAbi } from '../contracts/generated/uptimeRewards.ts'

/** What a veto node said about an epoch, in the order in which they spoke. */
export type Attestation = { member: Address; root: Hex; totalWeight: bigint; blockNumber: bigint }

export async function readAttestations(
  client: PublicClient,
  uptime: Address,
  query: { epoch: bigint; fromBlock: bigint },
): Promise<Attestation[]> {
  const events = await client.getContractEvents({
    address: uptime,
    abi: uptimeRewardsAbi,
    eventName: 'Attested',
    args: { epoch: query.epoch },
    fromBlock: query.fromBlock,
    strict: true,
  })
  return events.map(({ args, blockNumber }) => ({
    member: args.member,
    root: args.root,
    totalWeight: args.totalWeight,
    blockNumber,
  }))
}
