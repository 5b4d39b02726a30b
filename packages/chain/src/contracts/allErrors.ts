import type { Abi } from 'viem'
import { allocationNftAbi } from './generated/allocationNft.ts'
import { councilAbi } from './generated/council.ts'
import { disputesAbi } from './generated/disputes.ts'
import { historyAbi } from './generated/history.ts'
import { livenessAbi } from './generated/liveness.ts'
import { parametersAbi } from './generated/parameters.ts'
import { providerRegistryAbi } from './generated/providerRegistry.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'

/** The errors of all contracts: a call of one may fail with an error of another below it. */
export const allErrors: Abi = [
  ...taskMarketAbi,
  ...councilAbi,
  ...disputesAbi,
  ...historyAbi,
  ...livenessAbi,
  ...parametersAbi,
  ...providerRegistryAbi,
  ...allocationNftAbi,
].filter((entry) => entry.type === 'error')
