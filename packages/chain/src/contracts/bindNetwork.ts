import type { Address, PublicClient } from 'viem'
import { z } from 'zod'
import { bindContract } from './bindContract.ts'
import { councilAbi } from './generated/council.ts'
import { disputesAbi } from './generated/disputes.ts'
import { historyAbi } from './generated/history.ts'
import { livenessAbi } from './generated/liveness.ts'
import { marginPanelAbi } from './generated/marginPanel.ts'
import { parametersAbi } from './generated/parameters.ts'
import { providerRegistryAbi } from './generated/providerRegistry.ts'
import { replicasAbi } from './generated/replicas.ts'
import { streamAuditsAbi } from './generated/streamAudits.ts'
import { streamsAbi } from './generated/streams.ts'
import { suretiesAbi } from './generated/sureties.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'

const AddressText = z.string().regex(/^0x[0-9a-fA-F]{40}$/) as unknown as z.ZodType<Address>

/** The contract addresses of a network. */
export const NetworkAddresses = z.object({
  token: AddressText,
  market: AddressText,
  council: AddressText,
  registry: AddressText,
  parameters: AddressText,
  history: AddressText,
  disputes: AddressText,
  liveness: AddressText,
  replicas: AddressText,
  sureties: AddressText,
  streams: AddressText,
  streamAudits: AddressText,
  marginPanel: AddressText,
})
export type NetworkAddresses = z.infer<typeof NetworkAddresses>

export type Network = ReturnType<typeof bindNetwork>

/** Binds the contracts of one network with typed calls. */
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
    replicas: bindContract(client, replicasAbi, addresses.replicas),
    sureties: bindContract(client, suretiesAbi, addresses.sureties),
    streams: bindContract(client, streamsAbi, addresses.streams),
    streamAudits: bindContract(client, streamAuditsAbi, addresses.streamAudits),
    marginPanel: bindContract(client, marginPanelAbi, addresses.marginPanel),
  }
}
