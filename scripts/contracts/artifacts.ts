/**
 * What of the compiled contracts the TypeScript side uses. `abi` merges several artifacts into one, for a contract
 * whose code lives in several; `code` are those that a deployment creates.
 */
export const artifacts: readonly { name: string; abi: readonly string[]; code: readonly string[] }[] = [
  {
    name: 'taskMarket',
    abi: ['TaskMarket', 'TaskMarket:TaskWork', 'TaskMarket:TaskSettlement', 'ITaskMarket'],
    code: ['TaskMarket', 'TaskMarket:TaskWork', 'TaskMarket:TaskSettlement'],
  },
  { name: 'council', abi: ['Council'], code: ['Council'] },
  { name: 'disputes', abi: ['Disputes'], code: ['Disputes'] },
  { name: 'liveness', abi: ['Liveness'], code: ['Liveness'] },
  { name: 'providerRegistry', abi: ['ProviderRegistry'], code: ['ProviderRegistry'] },
  { name: 'parameters', abi: ['Parameters'], code: ['Parameters'] },
  { name: 'history', abi: ['History'], code: ['History'] },
  { name: 'allocationNft', abi: ['AllocationNFT'], code: ['AllocationNFT'] },
  { name: 'perUnit', abi: ['PerUnit'], code: ['PerUnit'] },
  { name: 'logProgress', abi: ['LogProgress'], code: ['LogProgress'] },
]
