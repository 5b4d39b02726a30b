import { bindContract, classIdOf, type Hex, tokenAbi } from '@muster-network/chain'
import {
  type AskedShape,
  type ClassFacts,
  executorKind,
  isWithinRegion,
  MusterError,
  planStream,
  regionOf,
  type StreamPlan,
  type StreamPrescription,
  type StreamQuote,
  streamQuote,
} from '@muster-network/core'
import { describeJail, jailsOf } from '../../ledger/jailsOf.ts'
import type { LedgerNode } from '../../ledger/Ledger.ts'
import type { ClientContext } from '../ClientContext.ts'
import { planFacts } from '../post/planFacts.ts'
import { countRefusals, type RefusalCount } from './countRefusals.ts'
import { streamWarnings } from './streamWarnings.ts'

/** A listed node that could serve a stream. It decides itself whether it subscribes. */
export type StreamCandidate = {
  nodeId: Hex
  operator: Hex
  region: string
  className: string
  score: number
  /** The price of an hour of one run, as listed. */
  hourPriceWei: bigint
  paidTasks: number
  faults: number
}

/** The quote that a client sees before it opens a stream. */
export type StreamTaskQuote = {
  name: string
  className: string
  method: StreamPrescription['response']['method']
  plan: StreamPlan
  quote: StreamQuote
  /** Budget and trust lock. */
  depositWei: bigint
  balanceWei: bigint
  /** The cheapest hour first. */
  candidates: StreamCandidate[]
  refusals: RefusalCount[]
  warnings: string[]
}

/** The most nodes that a quote lists. */
const maxListed = 200

/** @throws SPEC_UNSUPPORTED, SPEC_REQUEST_TOO_LONG */
export async function quoteStream(
  context: ClientContext,
  prescription: StreamPrescription,
  shape: AskedShape = {},
): Promise<StreamTaskQuote> {
  const { network, sender, definition, rules } = context
  const { classNameOf, rate, decimals, token } = await planFacts(context)
  const { pay, response, model } = prescription
  if (pay.token !== 'network' && pay.token.toLowerCase() !== token.toLowerCase())
    throw new MusterError('SPEC_UNSUPPORTED', `pay.token: ${pay.token} is not the network token`, {
      hint: 'Write token: network, or leave it out.',
    })
  const className = classNameOf(executorKind(model))
  const facts = { decimals, rate, rules, streams: definition.streams }
  const plan = planStream(prescription, facts)
  const [[operators], balanceWei, nodes] = await Promise.all([
    network.registry.read.classSize([classIdOf(className)]),
    bindContract(network.client, tokenAbi, token).read.balanceOf([sender.address]),
    considerNodes(context, prescription, className),
  ])
  const members: ClassFacts = {
    operators,
    neededOperators: Math.max(rules.minOperators, plan.seats + 1),
    // checked answers calibrate a class, and this version serves none
    calibration: { honestAnswers: 0, hardMisses: 0 },
  }
  const quote = streamQuote(plan, shape, facts, members)
  const depositWei = plan.budgetWei + plan.trustLockWei
  return {
    ...{ name: prescription.name, className, method: response.method, plan, quote, depositWei, balanceWei },
    ...nodes,
    warnings: streamWarnings({
      ...{ plan, quote, members, className, rejectLead: rules.rejectLead, cap: rules.cap },
      isWalletShort: balanceWei < depositWei,
      operators: new Set(nodes.candidates.map(({ operator }) => operator)).size,
      calibratedAnswers: definition.streams.calibratedAnswers,
      comparesBytes: prescription.equivalence === 'bytes' && executorKind(model) === 'container',
    }),
  }
}

/** Sorts the listed nodes of a class into those that could serve and those that could not, with the reason. */
async function considerNodes(
  { ledger, network, sender }: ClientContext,
  { instructions }: StreamPrescription,
  className: string,
): Promise<Pick<StreamTaskQuote, 'candidates' | 'refusals'>> {
  const jails = jailsOf(ledger)
  const reasonOf = ({ operator, facts }: LedgerNode): { reason: string; why: string } | undefined => {
    const jail = jails.get(operator)
    if (jail) return { reason: 'jailed', why: `jailed ${describeJail(jail)}` }
    if (facts.score < instructions.minScore)
      return { reason: 'score', why: `scores ${facts.score}, below ${instructions.minScore}` }
    const region = regionOf(facts.region)
    const { region: allowed } = instructions
    if (allowed !== 'any' && !allowed.some((each) => isWithinRegion(region, each)))
      return { reason: 'region', why: `is in ${region}` }
    return undefined
  }
  const considered = ledger
    .nodes({ classId: classIdOf(className) })
    .filter(({ operator }) => operator !== sender.address.toLowerCase())
    .slice(0, maxListed)
    .map((node) => ({ node, refusal: reasonOf(node) }))
  const candidates = await Promise.all(
    considered
      .filter(({ refusal }) => refusal === undefined)
      .map(async ({ node: { id, operator, facts } }): Promise<StreamCandidate> => {
        const record = await network.history.read.recordOf([operator])
        return {
          ...{ nodeId: id, operator, className, score: facts.score },
          region: regionOf(facts.region),
          hourPriceWei: facts.priceHint,
          paidTasks: record.checked,
          faults: record.faults,
        }
      }),
  )
  return {
    candidates: candidates.sort((a, b) => (a.hourPriceWei < b.hourPriceWei ? -1 : 1)),
    refusals: countRefusals(considered.flatMap(({ refusal }) => refusal ?? [])),
  }
}
