import { bindContract, type Hex, type Terms, tokenAbi } from '@muster-network/chain'
import {
  type BatchPrescription,
  type CheckPlan,
  checkPlan,
  type TaskCost,
  type TokenAmount,
  taskCost,
  tokenAmount,
  type UnitEstimate,
} from '@muster-network/core'
import type { ClientContext } from '../ClientContext.ts'
import { dataBytesOf } from '../estimate/dataBytesOf.ts'
import { estimateUnits, tryOnce } from '../estimate/estimateUnits.ts'
import { programFacts } from '../estimate/programFacts.ts'
import { maxSeatFeeOf, seatFeeOf } from '../post/escrowOf.ts'
import { planFacts } from '../post/planFacts.ts'
import { planTask } from '../post/planTask.ts'
import { requireClass } from '../post/requireClass.ts'
import { askNodes, type NodeAnswer } from './askNodes.ts'
import { checkTermsOf } from './checkTermsOf.ts'
import { councilWarnings } from './councilWarnings.ts'
import { countRefusals, type RefusalCount } from './countRefusals.ts'

/** A node that would bid on the task, and its price for one part. */
export type QuoteCandidate = {
  nodeId: Hex
  operator: Hex
  region: number
  className: string
  score: number
  priceWei: TokenAmount
  /** The price minus the discount for its history; bids are ranked by it. */
  effectiveWei: TokenAmount
  paidTasks: number
  faults: number
  maxParts: number
}

/** The quote that a client sees before it pays. Bids on the posted task may differ. */
export type Quote = TaskCost & {
  name: string
  parts: number
  className: string
  /** Price of a part at the cheapest and at the most expensive candidate. */
  priceRangeWei: { low: TokenAmount; high: TokenAmount }
  balanceWei: TokenAmount
  dataBytes: number
  candidates: QuoteCandidate[]
  refusals: RefusalCount[]
  check: CheckPlan
  /** The most units of a part, and the estimate behind them. */
  maxUnits: bigint
  estimate: UnitEstimate | null
  /** Time after the award in which an omitted bid could claim the trust lock. */
  lockSeconds: number
  warnings: string[]
}

/** @throws SPEC_* for what cannot be posted, CHAIN_CLASS_TOO_SMALL when nobody could check it */
export async function quoteTask(
  context: ClientContext,
  prescription: BatchPrescription,
  options: { folder?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Quote> {
  const { network, sender } = context
  // a quote seals nothing; the names of the blobs do not affect prices
  const blobs = Array.from({ length: prescription.model.parts }, () => '0'.repeat(64))
  const { folder, signal } = options
  const program = folder === undefined ? undefined : await programFacts(prescription, folder)
  const failure = program && (await tryOnce(context, prescription, folder!, { facts: program, signal }))
  const estimate = estimateUnits(context, program)
  const { terms, manifest, deliveries, warnings } = planTask(prescription, blobs, {
    ...(await planFacts(context)),
    estimate,
  })
  if (failure) warnings.push(failure)
  const { className } = manifest
  await requireClass(context, terms, className)
  const [answers, balance, dataBytes] = await Promise.all([
    askNodes(context, terms, { prescription, className, signal }),
    bindContract(network.client, tokenAbi, terms.token).read.balanceOf([sender.address]),
    program?.dataBytes ?? (folder === undefined ? 0 : dataBytesOf(prescription, folder)),
  ])
  const candidates = await rank(context, answers, className)
  const prices = expectedPrices(terms, candidates)
  const check = checkTermsOf(terms, deliveries, prices[0]!)
  const cost = taskCost({
    ...check,
    seatFee: tokenAmount(seatFeeOf(terms)),
    maxSeatFee: tokenAmount(maxSeatFeeOf(terms)),
    prices,
    maxPrice: tokenAmount(terms.maxPrice),
    maxDeliveries: terms.deliveries,
    trustLock: tokenAmount(terms.trustLock),
  })
  const plan = checkPlan(check)
  warnings.push(...councilWarnings(plan))
  const { replicas } = terms
  if (candidates.length < replicas)
    warnings.push(
      candidates.length === 0
        ? 'Nobody would bid now.'
        : `Only ${candidates.length} of ${replicas} replicas would be bid on.`,
    )
  if (balance < cost.depositWei) warnings.push('The wallet holds less than the deposit.')
  const asked = candidates.map(({ priceWei }) => priceWei)
  return {
    ...cost,
    name: prescription.name,
    parts: terms.parts,
    className,
    priceRangeWei: { low: least(asked) ?? cost.workWei, high: most(asked) ?? cost.workWei },
    balanceWei: tokenAmount(balance),
    dataBytes,
    candidates,
    refusals: countRefusals(answers.flatMap((answer) => (answer.bids ? [] : answer.reasons))),
    check: plan,
    maxUnits: terms.maxUnits,
    estimate: estimate ?? null,
    lockSeconds: terms.rules.omissionSeconds,
    warnings,
  }
}

/** Returns the candidates in the order in which their bids would be ranked. */
async function rank(
  { network }: ClientContext,
  answers: readonly NodeAnswer[],
  className: string,
): Promise<QuoteCandidate[]> {
  const epoch = await network.registry.read.currentEpoch([])
  const candidates = await Promise.all(
    answers
      .flatMap((answer) => (answer.bids ? [answer] : []))
      .map(async ({ node, price, maxParts }) => {
        const [effective, record] = await Promise.all([
          network.history.read.effectivePrice([node.operator, price, epoch]),
          network.history.read.recordOf([node.operator]),
        ])
        return {
          nodeId: node.id,
          operator: node.operator,
          region: node.facts.region,
          className,
          score: node.facts.score,
          priceWei: tokenAmount(price),
          effectiveWei: tokenAmount(effective),
          paidTasks: record.checked,
          faults: record.faults,
          maxParts,
        }
      }),
  )
  return candidates.sort((a, b) => (a.effectiveWei < b.effectiveWei ? -1 : 1))
}

/** Returns the price of each part if these were the bids; the maximum price for parts that nobody would take. */
function expectedPrices(terms: Terms, candidates: readonly QuoteCandidate[]): TokenAmount[] {
  const slots = candidates.flatMap(({ priceWei, maxParts }) =>
    Array.from({ length: Math.min(maxParts, terms.parts) }, (_, round) => ({ priceWei, round })),
  )
  // round-robin, as dealParts does
  const dealt = slots.toSorted((a, b) => a.round - b.round)
  return Array.from(
    { length: terms.parts * terms.replicas },
    (_, i) => dealt[i]?.priceWei ?? tokenAmount(terms.maxPrice),
  )
}

const least = (amounts: readonly TokenAmount[]) =>
  amounts.reduce<TokenAmount | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
const most = (amounts: readonly TokenAmount[]) =>
  amounts.reduce<TokenAmount | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined)
