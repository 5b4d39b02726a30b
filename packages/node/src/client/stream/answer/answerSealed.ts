import {
  type CouncilStep,
  type CouncilView,
  decidePool,
  decideUnanimous,
  decideWeighted,
  type StreamPrescription,
} from '@muster-network/core'
import { inputUnitsOf } from '../../../task/inputUnitsOf.ts'
import type { AnswerEvent, StreamRequest } from '../Answerer.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'
import { attempt, pickLinks, type RunningRequest } from './AnswerDesk.ts'
import { wireWork } from './answerOptimistic.ts'
import { isEquivalent, type OpenedAnswer } from './isEquivalent.ts'
import { random32 } from './random32.ts'
import { SealedMember } from './SealedMember.ts'

/** Most members that a draw looks at. */
const mostDrawn = 256

type Method = Exclude<StreamPrescription['response'], { method: 'optimistic' }>

/** The council did not answer. */
export type CouncilFailure = { reason: 'too-few' | 'no-consensus'; costWei: bigint }

/**
 * Answers a request with a council. Its members seal their answers before one of them is paid, so that nobody copies, and nobody is read
 * unpaid. Yields the answer that the method chose; returns why there is none.
 */
export async function* answerSealed(
  running: RunningRequest,
  request: StreamRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, CouncilFailure | undefined> {
  const { desk, maxUnits } = running
  const method = desk.response as Method
  const work = wireWork(request.work, seedOf(request), [])
  const inUnits = inputUnitsOf(desk.manifest.unit, work)
  const members: SealedMember[] = []
  const asked: string[] = []
  let wake = () => {}
  let changed = false
  const onChange = () => {
    changed = true
    wake()
  }
  const free = (count: number) => pickLinks(desk, { count, inUnits, from: 0, maxUnits, asked }).picks
  const ask = (links: readonly SubscriberLink[]) => {
    for (const link of links) {
      asked.push(link.facts.operator)
      const member = new SealedMember(link, onChange)
      members.push(member)
      const sealed = { work, from: 0, inUnits, maxUnits, onSeal: member.onSeal }
      member.run(attempt(running, link, sealed, signal))
    }
  }
  signal.addEventListener('abort', onChange, { once: true })
  desk.hedges.requests++
  try {
    for (;;) {
      changed = false
      const step = stepOf(method, members, { desk, free: () => free(mostDrawn).length })
      if (signal.aborted || performance.now() >= running.untilMs) {
        await endAll(members)
        return yield {
          type: 'end',
          end: 'cut',
          inUnits,
          outUnits: 0,
          costWei: costOf(members),
          executors: [],
        }
      }
      if (step.next === 'down') {
        await endAll(members)
        return { reason: step.reason, costWei: costOf(members) }
      }
      if (step.next === 'answer') {
        const winner = members.find(({ link }) => link.provider === step.executor)!
        for (const member of members) if (member !== winner) member.dismiss()
        yield* winner.frames
        await endAll(members)
        const { end, units } = winner.ended!
        const executors = step.members.map((each) => each as typeof winner.link.provider)
        return yield { type: 'end', end, inUnits, outUnits: units, costWei: costOf(members), executors }
      }
      if (step.next === 'ask') ask(free(step.count))
      if (step.next === 'pay')
        for (const member of members) if (step.executors.includes(member.link.provider)) member.pay()
      if (step.next !== 'wait') continue
      const waited = new Promise<void>((resolve) => {
        wake = resolve
      })
      if (changed) continue
      const timer = setTimeout(() => wake(), Math.max(0, running.untilMs - performance.now()))
      await waited
      clearTimeout(timer)
    }
  } finally {
    signal.removeEventListener('abort', onChange)
    for (const member of members) member.dismiss()
  }
}

type Step =
  | { next: 'ask'; count: number }
  | { next: 'pay'; executors: string[] }
  | { next: 'wait' }
  | { next: 'answer'; executor: string; members: string[] }
  | { next: 'down'; reason: 'too-few' | 'no-consensus' }

function stepOf(
  method: Method,
  members: readonly SealedMember[],
  { desk, free }: { desk: RunningRequest['desk']; free(): number },
): Step {
  if (method.method === 'pool') return poolStep(method.council, members, free)
  // every seal is paid: a majority neither slashes nor withholds pay
  const sealed = members.filter(({ state }) => state.step === 'sealed').map(({ link }) => link.provider)
  if (sealed.length > 0) return { next: 'pay', executors: sealed }
  const opened = members.flatMap((member) => member.opened ?? [])
  const failed = members.filter(({ state }) => state.step === 'failed' || state.step === 'unread').length
  const view: CouncilView<OpenedAnswer> = {
    council: method.council,
    opened,
    pending: members.length - opened.length - failed,
    failed,
    unasked: free(),
    equivalent: isEquivalent(desk.manifest.equivalence),
  }
  const step: CouncilStep<OpenedAnswer> =
    method.method === 'weighted' ? decideWeighted(view, method.weight) : decideUnanimous(view)
  if (step.next !== 'answer') return step
  const { centre, members: agreeing } = step.group
  return { next: 'answer', executor: centre.executor, members: agreeing.map(({ executor }) => executor) }
}

function poolStep(council: number, members: readonly SealedMember[], free: () => number): Step {
  if (members.length === 0) {
    const count = Math.min(council, free())
    return count === 0 ? { next: 'down', reason: 'too-few' } : { next: 'ask', count }
  }
  const step = decidePool(
    members.map(({ link, state, sealedMs }) => ({ executor: link.provider, answer: state, sealedMs })),
  )
  if (step.next === 'pay') return { next: 'pay', executors: [step.executor] }
  if (step.next === 'answer') return { next: 'answer', executor: step.executor, members: [step.executor] }
  return step
}

/** Ends all members, so that their cost is known. */
async function endAll(members: readonly SealedMember[]): Promise<void> {
  for (const member of members) member.dismiss()
  await Promise.all(members.map((member) => member.whenEnded()))
}

function costOf(members: readonly SealedMember[]): bigint {
  return members.reduce((sum, { ended }) => sum + (ended?.costWei ?? 0n), 0n)
}

function seedOf({ work }: StreamRequest) {
  return work.kind === 'tokens' && work.seed !== undefined ? work.seed : random32()
}
