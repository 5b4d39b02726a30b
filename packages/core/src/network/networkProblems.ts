import type { NetworkDefinition } from './NetworkDefinition.ts'
import { supplyAt, yearSeconds } from './supplyAt.ts'
import { tokensToWei } from './tokensToWei.ts'

/** Returns the inconsistencies between fields that are each valid; the contracts would reject most of them. */
export function networkProblems(definition: NetworkDefinition): string[] {
  return [
    ...supplyProblems(definition),
    ...saleProblems(definition),
    ...stakeProblems(definition),
    ...streamProblems(definition),
    ...classProblems(definition),
    ...sourceProblems(definition),
  ]
}

function supplyProblems(definition: NetworkDefinition): string[] {
  const problems: string[] = []
  const end = supplyAt(definition, 1000n * yearSeconds)
  if (end > tokensToWei(definition.token.cap)) {
    problems.push('token.cap: genesis plus emission exceed the cap')
  }
  const { emission } = definition
  if (emission !== null && emission.foundationBps + emission.stakingBps > 10_000) {
    problems.push('emission.stakingBps: foundationBps + stakingBps exceed 10000')
  }
  return problems
}

function saleProblems({ sale, exchangeTax, token }: NetworkDefinition): string[] {
  if (sale === null) {
    return token.genesis.some((grant) => grant.to === 'sale')
      ? ['token.genesis: grants tokens to a sale, but sale is null']
      : []
  }
  const problems: string[] = []
  // the tax would reduce the liquidity that buyers paid for
  if (exchangeTax !== null) problems.push('sale: a taxed token cannot be sold; remove sale or exchangeTax')
  const most = tokensToWei(sale.most)
  if (tokensToWei(sale.floor) === 0n || most < tokensToWei(sale.floor)) {
    problems.push('sale.floor: must be above 0 and at most sale.most')
  }
  const needed = (most + (most * BigInt(sale.liquidityBps)) / 10_000n) * BigInt(sale.tokensPerCoin)
  const granted = token.genesis
    .filter((grant) => grant.to === 'sale')
    .reduce((sum, grant) => sum + tokensToWei(grant.amount), 0n)
  if (granted < needed) problems.push('token.genesis: the grant to the sale is less than the sale may sell')
  return problems
}

function stakeProblems({ registry, rules, pricing, governance }: NetworkDefinition): string[] {
  const problems: string[] = []
  // a replay makes the time to answer ten times as long at most, and the time to vote longer by waitSeconds
  const longestAnswer = 10 * rules.answerSeconds
  if (longestAnswer > registry.epochLength)
    problems.push('rules.answerSeconds: exceeds a tenth of registry.epochLength')
  const path =
    3 * registry.epochLength +
    longestAnswer +
    rules.openSeconds +
    2 * rules.waitSeconds +
    rules.contestSeconds +
    rules.voteSeconds
  if (path >= registry.unbondingDelay || 5 * registry.epochLength > registry.unbondingDelay) {
    problems.push('registry.unbondingDelay: must be longer than the longest check and dispute')
  }
  if (rules.minOperators <= rules.rejectLead)
    problems.push(
      'rules.minOperators: must exceed rules.rejectLead; fewer operators cannot reject wrong work',
    )
  if (rules.cap % 2 === 0) problems.push('rules.cap: must be odd, so that answers cannot tie')
  if (rules.cap < rules.rejectLead) problems.push('rules.cap: below rules.rejectLead')
  if (registry.jailWindow < registry.silenceGap * (registry.jailSilences - 1))
    problems.push('registry.jailWindow: too short for registry.jailSilences at registry.silenceGap apart')
  if (rules.omissionSeconds > registry.epochLength)
    problems.push('rules.omissionSeconds: exceeds registry.epochLength')
  if (rules.seatUnits * 4 > registry.minimumBond)
    problems.push('rules.seatUnits: exceeds a quarter of registry.minimumBond')
  if (rules.silentUnits > rules.seatUnits) problems.push('rules.silentUnits: exceeds rules.seatUnits')
  if (tokensToWei(rules.silencePenalty) > tokensToWei(rules.minStakeLock)) {
    problems.push('rules.silencePenalty: exceeds rules.minStakeLock')
  }
  // the jury earns a bond whatever it rules, so whoever loses must be able to pay one
  if (tokensToWei(rules.disputeBond) * 2n > BigInt(rules.seatUnits) * tokensToWei(registry.bondUnit)) {
    problems.push("rules.disputeBond: exceeds half of a seat's bond, rules.seatUnits × registry.bondUnit")
  }
  if (
    tokensToWei(rules.disputeBond) * 10_000n >
    tokensToWei(rules.minStakeLock) * BigInt(rules.compensationBps)
  ) {
    problems.push('rules.disputeBond: exceeds the share rules.compensationBps of rules.minStakeLock')
  }
  if (tokensToWei(rules.declineFee) * 2n > tokensToWei(rules.minTrustLock)) {
    problems.push('rules.declineFee: twice the fee exceeds rules.minTrustLock')
  }
  if (rules.challengerBps + rules.compensationBps > 5000) {
    problems.push(
      'rules.compensationBps: challengerBps + compensationBps exceed 5000; at least half of a slash is burned',
    )
  }
  const [least, price, most] = [pricing.minPointHour, pricing.pointHour, pricing.maxPointHour].map(
    tokensToWei,
  )
  if (price! < least! || price! > most! || price === 0n)
    problems.push('pricing.pointHour: must be above 0 and between minPointHour and maxPointHour')
  if (tokensToWei(pricing.stakePerPoint) === 0n) problems.push('pricing.stakePerPoint: must be above 0')
  if (governance.votingPeriod < governance.shortestPeriod)
    problems.push('governance.votingPeriod: shorter than governance.shortestPeriod')
  if (tokensToWei(governance.proposalThreshold) > tokensToWei(governance.highestThreshold)) {
    problems.push('governance.proposalThreshold: exceeds governance.highestThreshold')
  }
  return problems
}

function streamProblems({ streams }: NetworkDefinition): string[] {
  const problems: string[] = []
  // the last answer can be accused after the end of its epoch, with the stake and the trust lock still there
  for (const field of ['holdSeconds', 'settleSeconds'] as const)
    if (streams[field] < streams.accuseSeconds + streams.epochSeconds)
      problems.push(`streams.${field}: shorter than streams.accuseSeconds + streams.epochSeconds`)
  if (streams.seats % 2 === 0) problems.push('streams.seats: must be odd, so that answers cannot tie')
  return problems
}

function classProblems({ classes }: NetworkDefinition): string[] {
  const names = [...classes.work, ...classes.service]
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return repeated.map((name) => `classes: lists ${name} twice`)
}

/** Requires a source for every field, or for a section that contains it, and a field for every source. */
function sourceProblems(definition: NetworkDefinition): string[] {
  const { $schema: _, name: __, about: ___, sources, ...fields } = definition
  const paths = leafPaths(fields)
  const covers = (source: string, field: string) => field === source || field.startsWith(`${source}.`)
  return [
    ...paths
      .filter((field) => !Object.keys(sources).some((source) => covers(source, field)))
      .map((field) => `${field}: has no entry in sources`),
    ...Object.keys(sources)
      .filter((source) => !paths.some((field) => covers(source, field)))
      .map((source) => `sources.${source}: unknown field`),
  ]
}

function leafPaths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) =>
    leafPaths(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}
