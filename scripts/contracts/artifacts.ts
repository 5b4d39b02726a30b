/**
 * The compiled contracts that TypeScript uses. `abi` merges the ABIs of several artifacts, for a contract whose code is
 * split over several; `code` lists the artifacts that a deployment creates.
 */
export const artifacts: readonly { name: string; abi: readonly string[]; code: readonly string[] }[] = [
  {
    name: 'taskMarket',
    abi: [
      'TaskMarket',
      'TaskMarket:TaskAwards',
      'TaskMarket:TaskWork',
      'TaskMarket:TaskSettlement',
      'ITaskMarket',
    ],
    code: ['TaskMarket', 'TaskMarket:TaskAwards', 'TaskMarket:TaskWork', 'TaskMarket:TaskSettlement'],
  },
  { name: 'council', abi: ['Council'], code: ['Council'] },
  { name: 'replicas', abi: ['Replicas'], code: ['Replicas'] },
  { name: 'disputes', abi: ['Disputes'], code: ['Disputes'] },
  { name: 'liveness', abi: ['Liveness'], code: ['Liveness'] },
  { name: 'sureties', abi: ['Sureties'], code: ['Sureties'] },
  {
    name: 'streams',
    abi: ['Streams', 'Streams:StreamOpening', 'IStreams'],
    code: ['Streams', 'Streams:StreamOpening'],
  },
  { name: 'streamAudits', abi: ['StreamAudits'], code: ['StreamAudits'] },
  {
    name: 'marginPanel',
    abi: ['MarginPanel', 'MarginPanel:MarginSeats', 'IMarginPanel'],
    code: ['MarginPanel', 'MarginPanel:MarginSeats'],
  },
  { name: 'providerRegistry', abi: ['ProviderRegistry'], code: ['ProviderRegistry'] },
  { name: 'parameters', abi: ['Parameters'], code: ['Parameters'] },
  { name: 'history', abi: ['History'], code: ['History'] },
  { name: 'allocationNft', abi: ['AllocationNFT'], code: ['AllocationNFT'] },
  { name: 'perUnit', abi: ['PerUnit'], code: ['PerUnit'] },
  { name: 'logProgress', abi: ['LogProgress'], code: ['LogProgress'] },
  { name: 'assembler', abi: ['Assembler'], code: ['Assembler', 'Assembler:Create3Proxy'] },
  { name: 'token', abi: ['Token'], code: ['Token'] },
  { name: 'taxedToken', abi: ['TaxedToken'], code: ['TaxedToken'] },
  { name: 'saleToken', abi: ['SaleToken'], code: ['SaleToken'] },
  { name: 'emission', abi: ['Emission'], code: ['Emission'] },
  { name: 'rewardPool', abi: ['RewardPool'], code: ['RewardPool'] },
  { name: 'staking', abi: ['Staking'], code: ['Staking'] },
  { name: 'uptimeRewards', abi: ['UptimeRewards'], code: ['UptimeRewards'] },
  { name: 'pricing', abi: ['Pricing'], code: ['Pricing'] },
  { name: 'reservations', abi: ['Reservations'], code: ['Reservations'] },
  { name: 'sale', abi: ['Sale'], code: ['Sale'] },
  { name: 'votingPower', abi: ['VotingPower'], code: ['VotingPower'] },
  { name: 'boundedTimelock', abi: ['BoundedTimelock'], code: ['BoundedTimelock'] },
  { name: 'musterGovernor', abi: ['MusterGovernor'], code: ['MusterGovernor'] },
]
