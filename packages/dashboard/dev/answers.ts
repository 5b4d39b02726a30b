import { setTimeout as wait } from 'node:timers/promises'
import { type Provider, type Setup, type SetupStep, setupSteps, type TaskSummary } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import type { Answers } from './DevServer.ts'
import { reservationsOf, rewards, sale, governance as sampleGovernance, sent } from './sample/account.ts'
import { hex, tokens } from './sample/ids.ts'
import { budget, entries, quote, wallet } from './sample/money.ts'
import {
  chainEvent,
  network,
  nodes,
  operators,
  prices,
  publicTasks,
  supply,
  usage,
} from './sample/network.ts'
import { picture } from './sample/picture.ts'
import { bids, provider, range, stake } from './sample/provider.ts'
import { keyAddress, newSetup, setupAt, testSteps, words } from './sample/setup.ts'
import { status } from './sample/status.ts'
import { delivery, detail, slashed, tasks } from './sample/tasks.ts'
import { templates } from './sample/templates.ts'

/** Answers of a daemon on a busy network, some days after its start. */
export function sampleAnswers(): Answers {
  const state = { provider: structuredClone(provider), setup: structuredClone(newSetup) }
  const governance = structuredClone(sampleGovernance)
  const tasksById = new Map<string, TaskSummary>(tasks.map((task) => [task.taskId, task]))
  const draft = {
    draftId: 'draft-1',
    createdMs: Date.now(),
    yaml: null as string | null,
    files: [] as { path: string; bytes: number }[],
  }
  const councils = publicTasks
    .slice(10, 40)
    .map((task, at) => delivery(task.taskId, at % 4, at === 4 ? 'fraud' : at < 2 ? 'open' : 'paid'))
  const task = (taskId: string | undefined): TaskSummary => {
    const known = tasksById.get(taskId ?? '')
    if (!known) throw new MusterError('API_NOT_FOUND', 'this client has no such task')
    return known
  }
  const setProviderState = (to: Provider['state']) => {
    state.provider.state = to
    return { state: to }
  }
  const advanceSetup = (done: SetupStep): Setup => {
    const next = setupSteps[setupSteps.indexOf(done) + 1] ?? 'done'
    state.setup = setupAt(next)
    return state.setup
  }
  return {
    getStatus: status,
    getSession: () => ({ owner: true }),
    closeSession: () => ({}),
    openSession: () => ({ session: 'sample-session', expiresMs: Date.now() + 86_400_000 }),
    getSettings: () => ({ currency: { code: 'EUR', perToken: '0.42' }, usualMaxSpendWei: null }),
    listTasks: () => ({ tasks: [...tasksById.values()], next: null }),
    getTask: ({ params }) => detail(task(params.taskId)),
    watchTask: ({ signal }) => idleStream(signal),
    cancelTask: ({ params }) => {
      tasksById.set(params.taskId!, {
        ...task(params.taskId),
        state: 'ended',
        outcome: 'cancelled',
        endedMs: Date.now(),
      })
      return {}
    },
    watchLogs: ({ signal }) => logs(signal),
    listResults: ({ params }) => ({
      complete: task(params.taskId).state === 'ended',
      folder: '/home/you/muster/results/tea-room',
      files:
        task(params.taskId).state === 'bidding' || task(params.taskId).outcome === 'failed'
          ? []
          : [
              ...[0, 90, 180, 270].map((row) => ({
                path: `part-${row / 90}/rows-${String(row).padStart(5, '0')}.ppm`,
                bytes: 320 * 45 * 3 + 15,
                contentType: 'image/x-portable-pixmap',
                preview: 'image' as const,
              })),
              { path: 'summary.csv', bytes: 120, contentType: 'text/csv', preview: 'table' as const },
            ],
    }),
    downloadResult: ({ query }) => {
      const row = /rows-(\d+)/.exec(query.get('path') ?? '')
      return row
        ? picture(Number(row[1]) / 90)
        : Buffer.from('part,units,seconds\n0,1800000000,21.4\n1,1800000000,20.9\n')
    },
    getBudget: () => budget,
    listBudgetEntries: () => ({ entries, next: null }),
    collectOwed: () => ({ collectedWei: budget.refundableWei, sent: [] }),
    listTemplates: () => ({ templates }),
    createDraft: ({ body }) => {
      const template = templates.find(
        (each) => each.templateId === (body as { templateId?: string }).templateId,
      )
      const { taskId } = body as { taskId?: string }
      draft.yaml = taskId ? detail(task(taskId)).yaml : (template?.yaml ?? null)
      draft.files = taskId ? [...templates[0]!.files] : [...(template?.files ?? [])]
      return draft
    },
    getDraft: () => draft,
    putDraftFile: ({ query, body }) => {
      const file = { path: query.get('path')!, bytes: String(body).length }
      draft.files = [...draft.files.filter((each) => each.path !== file.path), file]
      return file
    },
    deleteDraftFile: ({ query }) => {
      draft.files = draft.files.filter((each) => each.path !== query.get('path'))
      return {}
    },
    createQuote: () => quote,
    submitTask: () => ({ taskId: tasks[0]!.taskId }),
    getProvider: () => state.provider,
    putProviderSettings: () => state.provider.settings,
    startProvider: () => setProviderState('on'),
    drainProvider: () => setProviderState('draining'),
    stopProvider: () => setProviderState('off'),
    testProvider: () => steps(),
    listBids: () => ({ bids, next: null }),
    getStake: () => stake,
    getWallet: () => wallet,
    sendFunds: () => sent,
    addStake: () => sent,
    withdrawStake: () => sent,
    bondStake: () => sent,
    unbondStake: () => sent,
    claimBond: () => sent,
    getRewards: () => rewards,
    claimRewards: () => ({ claimedWei: rewards.claimableWei, sent: [sent] }),
    addSavings: () => sent,
    leaveSavings: () => sent,
    withdrawSavings: () => sent,
    getGovernance: () => governance,
    delegateVotes: () => ({ sent: [sent] }),
    vote: ({ params }) => {
      governance.proposals = governance.proposals.map((each) =>
        each.proposalId === params.proposalId ? { ...each, voted: true } : each,
      )
      return sent
    },
    queueProposal: () => sent,
    executeProposal: () => sent,
    getSale: () => ({ sale }),
    buyTokens: () => sent,
    claimTokens: () => sent,
    listReservations: () => ({ reservations: reservationsOf(sampleNodes) }),
    quoteReservation: () => ({
      depositWei: tokens(3.6),
      standardWei: tokens(3),
      factor: 1.2,
      hourPriceWei: tokens(1.44),
      free: true,
    }),
    reserveNode: () => ({ reservationId: hex(64), depositWei: tokens(3.6), sent }),
    cancelReservation: () => sent,
    summonReservation: () => sent,
    endReservation: () => sent,
    disputeDelivery: () => sent,
    getSetup: () => state.setup,
    goToSetupStep: ({ body }) => {
      state.setup = { ...state.setup, step: (body as { step: SetupStep }).step }
      return state.setup
    },
    chooseNetwork: () => advanceSetup('network'),
    makeKey: () => ({ address: keyAddress, words }),
    confirmPhrase: ({ body }) => {
      const answers = (body as { words: { index: number; word: string }[] }).words
      const ok = answers.every(({ index, word }) => words[index] === word)
      return { ok, setup: ok ? advanceSetup('key') : state.setup }
    },
    detectHardware: () => advanceSetup('detect'),
    testSetup: async function* () {
      yield* steps()
      advanceSetup('test')
    },
    choosePayout: () => advanceSetup('payout'),
    getPriceRange: () => range,
    choosePrice: () => advanceSetup('price'),
    chooseLimits: () => advanceSetup('limits'),
    goLive: () => advanceSetup('live'),
    getNetwork: () => network,
    listNodes: () => ({ nodes: sampleNodes }),
    listOperators: () => ({ operators }),
    listPrices: () => ({ prices }),
    listUsage: () => ({ points: usage }),
    listNetworkTasks: () => ({ tasks: publicTasks, next: null }),
    getTaskHistory: ({ params }) => ({
      task: { ...publicTasks[20]!, taskId: params.taskId },
      deliveries: detail(slashed).deliveries,
      events: [0, 1, 2, 3, 4].map(chainEvent),
    }),
    listCouncils: () => ({ deliveries: councils, next: null }),
    listDisputes: () => ({
      disputes: [
        {
          deliveryId: councils[4]!.deliveryId,
          taskId: councils[4]!.taskId,
          part: 1,
          challenger: keyAddress,
          segment: 17,
          bondWei: 5n * 10n ** 18n,
          openedMs: Date.now() - 60_000,
          untilMs: Date.now() + 600_000,
          forWork: 1,
          againstWork: 0,
          members: 3,
          tolerance: null,
          resolved: 'open',
        },
      ],
      next: null,
    }),
    getTokenSupply: () => supply,
    watchNetwork: ({ signal }) => feed(signal),
  }
}

const sampleNodes = nodes(312)

async function* idleStream(signal: AbortSignal) {
  await wait(3_600_000, undefined, { signal }).catch(() => undefined)
}

async function* feed(signal: AbortSignal) {
  for (let number = 0; !signal.aborted; number++) {
    yield chainEvent(number)
    await wait(number < 6 ? 10 : 5000, undefined, { signal }).catch(() => undefined)
  }
}

async function* logs(signal: AbortSignal) {
  let offset = 0
  for (let row = 0; row < 400; row++) {
    const text = `row ${row} of 360: ${(row * 7919) % 640} rays bounced, ${row % 40 === 0 ? 'checkpoint written' : 'done'}\n`
    yield { part: 0, offset, nextOffset: offset + text.length, text, atMs: Date.now() - (400 - row) * 50 }
    offset += text.length
  }
  yield* idleStream(signal)
}

async function* steps() {
  for (const step of testSteps) {
    yield { ...step, status: 'running' as const, found: '' }
    await wait(60)
    yield step
  }
}
