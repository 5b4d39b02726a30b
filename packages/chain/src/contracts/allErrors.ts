import type { Abi } from 'viem'
import { allocationNftAbi } from './generated/allocationNft.ts'
import { assemblerAbi } from './generated/assembler.ts'
import { boundedTimelockAbi } from './generated/boundedTimelock.ts'
import { councilAbi } from './generated/council.ts'
import { disputesAbi } from './generated/disputes.ts'
import { emissionAbi } from './generated/emission.ts'
import { historyAbi } from './generated/history.ts'
import { livenessAbi } from './generated/liveness.ts'
import { marginPanelAbi } from './generated/marginPanel.ts'
import { musterGovernorAbi } from './generated/musterGovernor.ts'
import { parametersAbi } from './generated/parameters.ts'
import { pricingAbi } from './generated/pricing.ts'
import { providerRegistryAbi } from './generated/providerRegistry.ts'
import { replicasAbi } from './generated/replicas.ts'
import { reservationsAbi } from './generated/reservations.ts'
import { rewardPoolAbi } from './generated/rewardPool.ts'
import { saleAbi } from './generated/sale.ts'
import { saleTokenAbi } from './generated/saleToken.ts'
import { stakingAbi } from './generated/staking.ts'
import { streamAuditsAbi } from './generated/streamAudits.ts'
import { streamsAbi } from './generated/streams.ts'
import { suretiesAbi } from './generated/sureties.ts'
import { taskMarketAbi } from './generated/taskMarket.ts'
import { taxedTokenAbi } from './generated/taxedToken.ts'
import { tokenAbi } from './generated/token.ts'
import { uptimeRewardsAbi } from './generated/uptimeRewards.ts'
import { votingPowerAbi } from './generated/votingPower.ts'

// typed as plain ABIs: a list of all their entries is a type too complex for the compiler
const abis: readonly Abi[] = [
  allocationNftAbi,
  assemblerAbi,
  boundedTimelockAbi,
  replicasAbi,
  councilAbi,
  disputesAbi,
  emissionAbi,
  historyAbi,
  livenessAbi,
  marginPanelAbi,
  musterGovernorAbi,
  parametersAbi,
  pricingAbi,
  providerRegistryAbi,
  reservationsAbi,
  rewardPoolAbi,
  saleAbi,
  saleTokenAbi,
  stakingAbi,
  streamAuditsAbi,
  streamsAbi,
  suretiesAbi,
  taskMarketAbi,
  taxedTokenAbi,
  tokenAbi,
  uptimeRewardsAbi,
  votingPowerAbi,
]

/** The errors of all contracts: a call to one contract may fail with the error of another that it calls. */
export const allErrors: Abi = abis.flat().filter((entry) => entry.type === 'error')
