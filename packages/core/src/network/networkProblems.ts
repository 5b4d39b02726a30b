import type { NetworkDefinition } from './NetworkDefinition.ts'
import { supplyAt, yearSeconds } from './supplyAt.ts'
import { tokensToWei } from './tokensToWei.ts'

/** What does not fit together in a definition whose fields are each fine; the contracts would refuse most of it. */
export function networkProblems(definition: NetworkDefinition): string[] {
  return [
    ...supplyProblems(definition),
    ...saleProblems(definition),
    ...stakeProblems(definition),
    ...sourceProblems(definition),
  ]
}

function supplyProblems(definition: NetworkDefinition): string[] {
  const problems: string[] = []
  const end = supplyAt(definition, 1000n * yearSeconds)
  if (end > tokensToWei(definition.token.cap)) {
    problems.push('token.cap: genesis and emission together would issue more')
  }
  const { emission } = definition
  if (emission !== null && emission.foundationBps + emission.stakingBps > 10_000) {
    problems.push('emission.stakingBps: the shares are more than the whole')
  }
  return problems
}

function saleProblems({ sale, exchangeTax, token }: NetworkDefinition): string[] {
  if (sale === null) {
    return token.genesis.some((grant) => grant.to === 'sale') ? ['token.genesis: there is no sale'] : []
  }
  const problems: string[] = []
  // The tax would be taken from the liquidity that buyers paid for.
  if (exchangeTax !== null) problems.push('sale: a taxed token cannot be sold')
  const most = tokensToWei(sale.most)
  if (tokensToWei(sale.floor) === 0n || most < tokensToWei(sale.floor)) {
    problems.push('sale.floor: more than nothing, and at most sale.most')
  }
  const needed = (most + (most * BigInt(sale.liquidityBps)) / 10_000n) * BigInt(sale.tokensPerCoin)
  const granted = token.genesis
    .filter((grant) => grant.to === 'sale')
    .reduce((sum, grant) => sum + tokensToWei(grant.amount), 0n)
  if (granted < needed) problems.push('token.genesis: the sale cannot pay for all that it may sell')
  return problems
}

function stakeProblems({ registry, rules, pricing, governance }: NetworkDefinition): string[] {
  const problems: string[] = []
  const path =
    3 * registry.epochLength +
    rules.answerSeconds +
    rules.openSeconds +
    rules.contestSeconds +
    rules.voteSeconds
  if (path >= registry.unbondingDelay || 5 * registry.epochLength > registry.unbondingDelay) {
    problems.push('registry.unbondingDelay: shorter than the longest path through check and dispute')
  }
  if (rules.omissionSeconds > registry.epochLength)
    problems.push('rules.omissionSeconds: longer than an epoch')
  if (rules.seatUnits * 4 > registry.minimumBond)
    problems.push('rules.seatUnits: more than a quarter of a bond')
  if (rules.silentUnits > rules.seatUnits) problems.push('rules.silentUnits: more than a seat')
  if (tokensToWei(rules.silencePenalty) > tokensToWei(rules.minStakeLock)) {
    problems.push('rules.silencePenalty: more than the lock it is taken from')
  }
  if (tokensToWei(rules.declineFee) * 2n > tokensToWei(rules.minTrustLock)) {
    problems.push('rules.declineFee: two of them are more than the lock they are taken from')
  }
  if (rules.challengerBps + rules.compensationBps > 5000) {
    problems.push('rules.compensationBps: less than half of a slash would be burned')
  }
  const [least, price, most] = [pricing.leastPointHour, pricing.pointHour, pricing.mostPointHour].map(
    tokensToWei,
  )
  if (price! < least! || price! > most! || price === 0n)
    problems.push('pricing.pointHour: outside its bounds')
  if (tokensToWei(pricing.stakePerPoint) === 0n)
    problems.push('pricing.stakePerPoint: nothing would be backed')
  if (governance.votingPeriod < governance.shortestPeriod) problems.push('governance.votingPeriod: too short')
  if (tokensToWei(governance.proposalThreshold) > tokensToWei(governance.highestThreshold)) {
    problems.push('governance.proposalThreshold: above its bound')
  }
  return problems
}

/** Every field has a source of its own or that of the nearest part around it, and every source names a field. */
function sourceProblems(definition: NetworkDefinition): string[] {
  const { $schema: _, name: __, about: ___, sources, ...fields } = definition
  const paths = leafPaths(fields)
  const covers = (source: string, field: string) => field === source || field.startsWith(`${source}.`)
  return [
    ...paths
      .filter((field) => !Object.keys(sources).some((source) => covers(source, field)))
      .map((field) => `${field}: sources does not say where this comes from`),
    ...Object.keys(sources)
      .filter((source) => !paths.some((field) => covers(source, field)))
      .map((source) => `sources.${source}: there is no such field`),
  ]
}

function leafPaths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) =>
    leafPaths(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}
