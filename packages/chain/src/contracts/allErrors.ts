import type { Abi } from 'viem'
import { allocationNftAbi } from './generated/allocationNft.ts'
import { copiesAbi } from './generated/copies.ts'
import { councilAbi } from './generated/council.ts'
import { disputesAbi } from './generated/disputes.ts'
import { emissionAbi } from './generated/emission.ts'
import { historyAbi } from './generated/history.ts'
import { livenessAbi } from './generated/liveness.ts'
import { parametersAbi } from './generated/parameters.ts'
import { pricingAbi } from './generated/pricing.ts'
import { providerRegistryAbi } from './generated/providerRegistry.ts'
import { reservationsAbi } from './generated/reservations.ts'
import { rewardPoolAbi } from './generated/rewardPool.ts'
import { saleAbi } from './generated/sale.ts'
import { stakingAbi } from './generated/staking.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'
import { tokenAbi } from './generated/token.ts'
import { uptimeRewardsAbi } from './generated/uptimeRewards.ts'

/** The errors of all contracts: a call of one may fail with an error of another below it. */
export const allErrors: Abi = [
  ...allocationNftAbi,
  ...copiesAbi,
  ...councilAbi,
  ...disputesAbi,
  ...emissionAbi,
  ...historyAbi,
  ...livenessAbi,
  ...parametersAbi,
  ...pricingAbi,
  ...providerRegistryAbi,
  ...reservationsAbi,
  ...rewardPoolAbi,
  ...saleAbi,
  ...stakingAbi,
  ...taskMarketAbi,
  ...tokenAbi,
  ...uptimeRewardsAbi,
].filter((entry) => entry.type === 'error')
