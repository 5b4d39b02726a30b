import { allocationNftAbi, allocationNftCode } from '../contracts/generated/allocationNft.ts'
import { assemblerAbi, assemblerCode } from '../contracts/generated/assembler.ts'
import { boundedTimelockAbi, boundedTimelockCode } from '../contracts/generated/boundedTimelock.ts'
import { councilAbi, councilCode } from '../contracts/generated/council.ts'
import { disputesAbi, disputesCode } from '../contracts/generated/disputes.ts'
import { emissionAbi, emissionCode } from '../contracts/generated/emission.ts'
import { historyAbi, historyCode } from '../contracts/generated/history.ts'
import { livenessAbi, livenessCode } from '../contracts/generated/liveness.ts'
import { logProgressAbi, logProgressCode } from '../contracts/generated/logProgress.ts'
import { marginPanelAbi, marginPanelCode } from '../contracts/generated/marginPanel.ts'
import { musterGovernorAbi, musterGovernorCode } from '../contracts/generated/musterGovernor.ts'
import { parametersAbi, parametersCode } from '../contracts/generated/parameters.ts'
import { perUnitAbi, perUnitCode } from '../contracts/generated/perUnit.ts'
import { pricingAbi, pricingCode } from '../contracts/generated/pricing.ts'
import { providerRegistryAbi, providerRegistryCode } from '../contracts/generated/providerRegistry.ts'
import { replicasAbi, replicasCode } from '../contracts/generated/replicas.ts'
import { reservationsAbi, reservationsCode } from '../contracts/generated/reservations.ts'
import { rewardPoolAbi, rewardPoolCode } from '../contracts/generated/rewardPool.ts'
import { saleAbi, saleCode } from '../contracts/generated/sale.ts'
import { saleTokenAbi, saleTokenCode } from '../contracts/generated/saleToken.ts'
import { stakingAbi, stakingCode } from '../contracts/generated/staking.ts'
import { streamAuditsAbi, streamAuditsCode } from '../contracts/generated/streamAudits.ts'
import { streamsAbi, streamsCode } from '../contracts/generated/streams.ts'
import { suretiesAbi, suretiesCode } from '../contracts/generated/sureties.ts'
import { taskMarketAbi, taskMarketCode } from '../contracts/generated/taskMarket.ts'
import { taxedTokenAbi, taxedTokenCode } from '../contracts/generated/taxedToken.ts'
import { tokenAbi, tokenCode } from '../contracts/generated/token.ts'
import { uptimeRewardsAbi, uptimeRewardsCode } from '../contracts/generated/uptimeRewards.ts'
import { votingPowerAbi, votingPowerCode } from '../contracts/generated/votingPower.ts'

// the constructor of a layer takes the first argument of its contract's own: the peer contracts
const layerAbi = taskMarketAbi
  .filter((entry) => entry.type === 'constructor')
  .map((entry) => ({ ...entry, inputs: entry.inputs.slice(0, 1) }))
const streamLayerAbi = streamsAbi
  .filter((entry) => entry.type === 'constructor')
  .map((entry) => ({ ...entry, inputs: entry.inputs.slice(0, 1) }))
// the seats of the panel take what the panel takes, without their own address
const seatsAbi = marginPanelAbi
  .filter((entry) => entry.type === 'constructor')
  .map((entry) => ({ ...entry, inputs: entry.inputs.slice(0, 2) }))

/** ABI and creation code of every contract of a deployment. */
export const contractCode = {
  AllocationNFT: { abi: allocationNftAbi, code: allocationNftCode.AllocationNFT },
  Assembler: { abi: assemblerAbi, code: assemblerCode.Assembler },
  BoundedTimelock: { abi: boundedTimelockAbi, code: boundedTimelockCode.BoundedTimelock },
  Replicas: { abi: replicasAbi, code: replicasCode.Replicas },
  Council: { abi: councilAbi, code: councilCode.Council },
  Disputes: { abi: disputesAbi, code: disputesCode.Disputes },
  Emission: { abi: emissionAbi, code: emissionCode.Emission },
  History: { abi: historyAbi, code: historyCode.History },
  Liveness: { abi: livenessAbi, code: livenessCode.Liveness },
  LogProgress: { abi: logProgressAbi, code: logProgressCode.LogProgress },
  MarginPanel: { abi: marginPanelAbi, code: marginPanelCode.MarginPanel },
  MarginSeats: { abi: seatsAbi, code: marginPanelCode.MarginSeats },
  MusterGovernor: { abi: musterGovernorAbi, code: musterGovernorCode.MusterGovernor },
  Parameters: { abi: parametersAbi, code: parametersCode.Parameters },
  PerUnit: { abi: perUnitAbi, code: perUnitCode.PerUnit },
  Pricing: { abi: pricingAbi, code: pricingCode.Pricing },
  ProviderRegistry: { abi: providerRegistryAbi, code: providerRegistryCode.ProviderRegistry },
  Reservations: { abi: reservationsAbi, code: reservationsCode.Reservations },
  RewardPool: { abi: rewardPoolAbi, code: rewardPoolCode.RewardPool },
  Sale: { abi: saleAbi, code: saleCode.Sale },
  SaleToken: { abi: saleTokenAbi, code: saleTokenCode.SaleToken },
  Staking: { abi: stakingAbi, code: stakingCode.Staking },
  StreamAudits: { abi: streamAuditsAbi, code: streamAuditsCode.StreamAudits },
  StreamOpening: { abi: streamLayerAbi, code: streamsCode.StreamOpening },
  Streams: { abi: streamsAbi, code: streamsCode.Streams },
  Sureties: { abi: suretiesAbi, code: suretiesCode.Sureties },
  TaskMarket: { abi: taskMarketAbi, code: taskMarketCode.TaskMarket },
  TaskAwards: { abi: layerAbi, code: taskMarketCode.TaskAwards },
  TaskSettlement: { abi: layerAbi, code: taskMarketCode.TaskSettlement },
  TaskWork: { abi: layerAbi, code: taskMarketCode.TaskWork },
  TaxedToken: { abi: taxedTokenAbi, code: taxedTokenCode.TaxedToken },
  Token: { abi: tokenAbi, code: tokenCode.Token },
  UptimeRewards: { abi: uptimeRewardsAbi, code: uptimeRewardsCode.UptimeRewards },
  VotingPower: { abi: votingPowerAbi, code: votingPowerCode.VotingPower },
} as const
export type ContractKind = keyof typeof contractCode

export const slotCode = assemblerCode.Create3Proxy
