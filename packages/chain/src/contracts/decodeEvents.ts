import {
  type Abi,
  type Address,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  decodeEventLog,
  type Hex,
} from 'viem'
import type { ChainLog, FollowedBlock } from '../follower/ChainEvents.ts'
import type { Network } from './bindNetwork.ts'

type EventOf<Contract extends string, A extends Abi> = {
  [Name in ContractEventName<A>]: {
    contract: Contract
    name: Name
    args: ContractEventArgsFromTopics<A, Name>
    blockNumber: number
    timestamp: number
    transactionHash: Hex
    logIndex: number
  }
}[ContractEventName<A>]

const followed = [
  'market',
  'council',
  'registry',
  'disputes',
  'liveness',
  'replicas',
  'sureties',
  'streams',
] as const
type Followed = (typeof followed)[number]

/** An event of a network, typed by the contract that emitted it. */
export type NetworkEvent = { [Contract in Followed]: EventOf<Contract, Network[Contract]['abi']> }[Followed]

/** Returns the addresses of the contracts whose events the nodes follow. */
export function followedAddresses(network: Network): Address[] {
  return followed.map((name) => network[name].address)
}

/** Decodes the events of a block in order. Skips events that the ABI does not have, such as those of a newer contract. */
export function decodeEvents(network: Network, block: FollowedBlock): NetworkEvent[] {
  return block.logs.flatMap((log) => {
    const contract = followed.find(
      (name) => network[name].address.toLowerCase() === log.address.toLowerCase(),
    )
    const decoded = contract && decode(network[contract].abi as Abi, log)
    if (!decoded) return []
    const { transactionHash, logIndex } = log
    const position = { blockNumber: block.number, timestamp: block.timestamp, transactionHash, logIndex }
    return [{ contract, name: decoded.eventName, args: decoded.args, ...position } as unknown as NetworkEvent]
  })
}

function decode(abi: Abi, log: ChainLog) {
  try {
    return decodeEventLog({ abi, topics: log.topics as [Hex, ...Hex[]], data: log.data })
  } catch {
    return undefined
  }
}
