import type { Address, PublicClient } from 'viem'
import { z } from 'zod'
import { bindContract } from './bindContract.ts'
import { copiesAbi } from './generated/copies.ts'
import { councilAbi } from './generated/council.ts'
import { disputesAbi } from './generated/disputes.ts'
import { historyAbi } from './generated/history.ts'
import { livenessAbi } from './generated/liveness.ts'
import { parametersAbi } from './generated/parameters.ts'
import { providerRegistryAbi } from './generated/providerRegistry.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'

const AddressText = z.string().regex(/^0x[0-9a-fA-F]{40}$/) as unknown as z.ZodType<Address>

/** Where a network's contracts are. */
export const NetworkAddresses = z.object({
  token: AddressText,
  market: AddressText,
  council: AddressText,
  registry: AddressText,
  parameters: AddressText,
  history: AddressText,
  disputes: AddressText,
  liveness: AddressText,
  copies: AddressText,
})
export type NetworkAddresses = z.infer<typeof NetworkAddresses>

export type Network = ReturnType<typeof bindNetwork>

/** The contracts of one network, each with its typed calls. */
export function bindNetwork(client: PublicClient, addresses: NetworkAddresses) {
  return {
    client,
    addresses,
    market: bindContract(client, taskMarketAbi, addresses.market),
    council: bindContract(client, councilAbi, addresses.council),
    registry: bindContract(client, providerRegistryAbi, addresses.registry),
    parameters: bindContract(client, parametersAbi, addresses.parameters),
    history: bindContract(client, historyAbi, addresses.history),
    disputes: bindContract(client, disputesAbi, addresses.disputes),
    liveness: bindContract(client, livenessAbi, addresses.liveness),
    copies: bindContract(client, copiesAbi, addresses.copies),
  }
}
