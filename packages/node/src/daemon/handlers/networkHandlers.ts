import type { ChainEvent, ClassPrice, NodeView, OperatorView, PublicTask } from '@muster-network/api'
import type { Hex } from '@muster-network/chain'
import {
  isWithinRegion,
  MusterError,
  regionOf,
  type TaskState,
  type taskStates,
  tokensToWei,
} from '@muster-network/core'
import { peerIdOf } from '@muster-network/p2p'
import { contestedDeliveries } from '../../coordinator/contestedDeliveries.ts'
import { hardwareNodes } from '../../coordinator/hardwareNodes.ts'
import { presenceOf } from '../../coordinator/presenceOf.ts'
import { supplyAndDemand } from '../../coordinator/supplyAndDemand.ts'
import type { LedgerEvent, LedgerTask, TaskStatus } from '../../ledger/Ledger.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { deliveryView, disputeView } from './read/deliveryView.ts'
import { paidOf } from './read/paidOf.ts'
import { readPage } from './read/readPage.ts'
import { UsageSamples } from './read/UsageSamples.ts'
import type { Serving } from './Serving.ts'

/** Fixed point of the contracts' shares and factors. */
const whole = 1e18
const checks = ['replay', 'redundant', 'checker', 'none'] as const

/** What everybody can read from the chain. */
export function networkHandlers(serving: Serving): ApiHandlers {
  const { daemon, economy, classNames } = serving
  const { ledger, network, definition, manifest } = daemon.context
  const db = ledger.database
  const count = (sql: string, ...values: string[]) => Number(db.prepare(sql).get(...values)?.n ?? 0)
  const usage = new UsageSamples(serving)
  // the ledger is listened to once, however many watch
  const watchers = new Set<() => void>()
  ledger.onChange(({ events }) => {
    if (events.length > 0) for (const wake of watchers) wake()
  })
  const sumOf = (rows: Record<string, unknown>[]) =>
    rows.reduce((sum, row) => sum + BigInt(row.wei as string), 0n)

  return {
    async getNetwork() {
      const hardware = hardwareNodes(ledger)
      const [staked, factor, used] = await Promise.all([
        economy.token.read.balanceOf([network.addresses.registry]),
        economy.pricing.read.factor([]),
        economy.pricing.read.usage([]),
      ])
      return {
        name: definition.name,
        about: definition.about,
        chainId: daemon.context.chainId,
        blockNumber: Math.max(0, ledger.head.number),
        blockMs: ledger.head.timestamp * 1000,
        nodes: hardware.length,
        nodesOnline: supplyAndDemand(ledger, serving.presence).nodesOnline,
        operators: new Set(hardware.map(({ operator }) => operator)).size,
        tasksOpen: count("SELECT count(*) AS n FROM task WHERE status <> 'Ended'"),
        tasksEnded: count("SELECT count(*) AS n FROM task WHERE status = 'Ended'"),
        disputesOpen: count('SELECT count(*) AS n FROM delivery WHERE contested = 1 AND outcome = 0'),
        paidWei: sumOf(
          db
            .prepare(
              "SELECT json_extract(settlement, '$.paid.$bigint') AS wei FROM delivery WHERE outcome IN (1, 3) AND settlement IS NOT NULL",
            )
            .all(),
        ),
        stakedWei: staked,
        slashedWei: sumOf(slashesOf(db)),
        factor: Number(factor) / whole,
        usage: Number(used) / whole,
        contracts: Object.fromEntries(
          Object.entries(manifest.contracts).map(([name, { address }]) => [name, address]),
        ),
      }
    },

    async listNodes({ query }) {
      const running = runningByExecutor()
      const nodes = ledger
        .nodes()
        .map(({ id, operator, classId, facts }): NodeView => {
          const { presence, lastSeenMs, className } = presenceOf(serving.presence, id)
          return {
            nodeId: id,
            operator,
            peerId: peerIdOf(Buffer.from(facts.peerKey.slice(2), 'hex')),
            className: className ?? classNames.of(classId),
            region: regionOf(facts.region),
            score: facts.score,
            priceHintWei: facts.priceHint,
            presence,
            lastSeenMs,
            running: running.get(operator) ?? 0,
            relayed: facts.relays.length > 0,
          }
        })
        .filter(
          (node) =>
            (query.className === undefined || node.className === query.className) &&
            (query.region === undefined || isWithinRegion(node.region, query.region)),
        )
      return { nodes: nodes.slice(0, query.limit) }
    },

    async listOperators() {
      const rows = db
        .prepare('SELECT operator, count(*) AS nodes FROM node WHERE listed = 1 GROUP BY operator')
        .all()
      const slashed = groupWei(slashesOf(db))
      const paid = groupWei(
        db
          .prepare(
            "SELECT executor AS owner, json_extract(settlement, '$.paid.$bigint') AS wei FROM delivery WHERE outcome IN (1, 3) AND settlement IS NOT NULL",
          )
          .all(),
      )
      const tally = (sql: string) =>
        new Map(
          db
            .prepare(sql)
            .all()
            .map((row) => [row.owner as string, Number(row.n)]),
        )
      const tasksPaid = tally(
        'SELECT executor AS owner, count(*) AS n FROM delivery WHERE outcome = 1 GROUP BY executor',
      )
      const faults = tally(
        "SELECT operator AS owner, count(*) AS n FROM event WHERE contract = 'registry' AND name = 'Slashed' GROUP BY operator",
      )
      const operators = await Promise.all(
        rows.map(async (row): Promise<OperatorView> => {
          const operator = row.operator as Hex
          const account = await network.registry.read.accountOf([operator])
          return {
            operator,
            nodes: Number(row.nodes),
            freeWei: account.free,
            lockedWei: account.locked,
            bondedWei: account.bonded,
            slashedWei: slashed.get(operator) ?? 0n,
            jailedUntilMs: account.jailedUntil > ledger.head.timestamp ? account.jailedUntil * 1000 : null,
            tasksPaid: tasksPaid.get(operator) ?? 0,
            earnedWei: paid.get(operator) ?? 0n,
            faults: faults.get(operator) ?? 0,
          }
        }),
      )
      return { operators }
    },

    async listPrices() {
      const byClass = Map.groupBy(hardwareNodes(ledger), (node) => node.classId)
      return {
        prices: [...byClass].map(([classId, nodes]): ClassPrice => {
          const asked = nodes.map((node) => node.facts.priceHint).sort(ascending)
          return {
            className: classNames.of(classId),
            nodes: nodes.length,
            operators: new Set(nodes.map((node) => node.operator)).size,
            lowWei: asked[0] ?? 0n,
            medianWei: asked[Math.floor(asked.length / 2)] ?? 0n,
            highWei: asked.at(-1) ?? 0n,
            paidMedianWei: paidMedian(classId),
          }
        }),
      }
    },

    listUsage: async ({ query }) => ({ points: usage.points(query) }),

    async listNetworkTasks({ query }) {
      const { ids, next } = readPage(db, {
        table: 'task',
        order: 'posted_at',
        where: query.state === undefined ? undefined : ['status', statusOf(query.state)],
        query,
      })
      return { tasks: ids.map((id) => publicTask(ledger.task(id)!)), next }
    },

    async getTaskHistory({ params }) {
      const task = ledger.task(params.taskId)
      if (!task) throw new MusterError('API_NOT_FOUND', `the chain has no task ${params.taskId}`)
      return {
        task: publicTask(task),
        deliveries: ledger.deliveries(task.id).map((each) => deliveryView(ledger, each)),
        events: ledger.events({ taskId: task.id }).map(eventView),
      }
    },

    async listCouncils({ query }) {
      const outcomes = ['open', 'paid', 'fraud', 'neutral', 'void']
      const { ids, next } = readPage(db, {
        table: 'delivery',
        order: 'rowid',
        where: query.outcome === undefined ? undefined : ['outcome', outcomes.indexOf(query.outcome)],
        query,
      })
      return { deliveries: ids.map((id) => deliveryView(ledger, ledger.delivery(id)!)), next }
    },

    async listDisputes({ query }) {
      const { ids, next } = contestedDeliveries(ledger, query)
      return { disputes: ids.flatMap((id) => disputeView(ledger, ledger.delivery(id)!) ?? []), next }
    },

    async getTokenSupply() {
      const [totalWei, issued, staked] = await Promise.all([
        economy.token.read.totalSupply([]),
        economy.emission?.read.issued([]) ?? 0n,
        economy.staking.read.totalStaked([]),
      ])
      const genesis = definition.token.genesis.reduce((sum, { amount }) => sum + tokensToWei(amount), 0n)
      const { startedAt } = manifest
      const scheduledAt = async (seconds: number) =>
        genesis + ((await economy.emission?.read.totalAt([BigInt(seconds)])) ?? 0n)
      const years = (definition.emission?.schedule ?? []).reduce((sum, each) => sum + each.years, 0)
      const times = Array.from(
        { length: Math.max(2, Math.min(years, 60) + 1) },
        (_, year) => startedAt + year * 31_536_000,
      )
      const nowSeconds = ledger.head.timestamp
      return {
        symbol: definition.token.symbol,
        capWei: tokensToWei(definition.token.cap),
        totalWei,
        burnedWei: genesis + issued - totalWei,
        scheduledWei: await scheduledAt(nowSeconds),
        schedule: await Promise.all(
          times.map(async (seconds) => ({ atMs: seconds * 1000, totalWei: await scheduledAt(seconds) })),
        ),
        nowMs: nowSeconds * 1000,
        stakedShare: totalWei === 0n ? 0 : Number((staked * 10_000n) / totalWei) / 10_000,
      }
    },

    async *watchNetwork(_, { signal }) {
      let after = Number(db.prepare('SELECT max(number) AS n FROM event').get()?.n ?? 0)
      for await (const _change of changes(signal))
        for (const event of ledger.events({ after, limit: 1_000 })) {
          after = event.number
          yield eventView(event)
        }
    },
  }

  /** Wakes whenever the ledger has something new; several changes while the reader is slow are one. */
  async function* changes(signal: AbortSignal): AsyncGenerator<void> {
    let next = Promise.withResolvers<void>()
    const wake = () => next.resolve()
    watchers.add(wake)
    signal.addEventListener('abort', wake, { once: true })
    try {
      while (!signal.aborted) {
        await next.promise
        next = Promise.withResolvers<void>()
        if (!signal.aborted) yield
      }
    } finally {
      watchers.delete(wake)
    }
  }

  function runningByExecutor(): Map<string, number> {
    const rows = db
      .prepare("SELECT executor, count(*) AS n FROM part WHERE status = 'Running' GROUP BY executor")
      .all()
    return new Map(rows.map((row) => [row.executor as string, Number(row.n)]))
  }

  /** Of the newest paid deliveries of a class, for 10⁹ units. */
  function paidMedian(classId: Hex): bigint | null {
    const rows = db
      .prepare(
        'SELECT delivery.id AS id FROM delivery JOIN task ON task.id = delivery.task_id WHERE task.class_id = ? AND outcome = 1 ORDER BY delivery.rowid DESC LIMIT 100',
      )
      .all(classId)
    const prices = rows
      .flatMap((row) => {
        const { delivery, settlement } = ledger.delivery(row.id as string)!
        const units = delivery.endUnits - delivery.startUnits
        return settlement && units > 0n ? [(settlement.paid * 1_000_000_000n) / units] : []
      })
      .sort(ascending)
    return prices[Math.floor(prices.length / 2)] ?? null
  }

  function publicTask(task: LedgerTask): PublicTask {
    const { terms } = task
    const parts = ledger.parts(task.id)
    return {
      taskId: task.id,
      client: task.client,
      state: task.status.toLowerCase() as TaskState,
      className: classNames.of(task.classId),
      parts: parts.length,
      partsEnded: parts.filter((part) => part.status === 'Ended').length,
      how: checks[terms.how] ?? 'none',
      capWei: terms.maxPrice * BigInt(terms.parts * terms.copies),
      paidWei: paidOf(ledger.deliveries(task.id)).workWei,
      postedMs: task.postedAt * 1000,
      endedMs: task.endedAt === undefined ? null : task.endedAt * 1000,
    }
  }
}

const ascending = (one: bigint, two: bigint) => (one < two ? -1 : one > two ? 1 : 0)

const statusOf = (state: (typeof taskStates)[number]): TaskStatus =>
  `${state[0]!.toUpperCase()}${state.slice(1)}` as TaskStatus

const slashesOf = (db: Serving['daemon']['context']['ledger']['database']) =>
  db
    .prepare(
      "SELECT operator AS owner, json_extract(args, '$.amount.$bigint') AS wei FROM event WHERE contract = 'registry' AND name = 'Slashed'",
    )
    .all()

function groupWei(rows: Record<string, unknown>[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { owner, wei } of rows)
    sums.set(owner as string, (sums.get(owner as string) ?? 0n) + BigInt(wei as string))
  return sums
}

export function eventView(event: LedgerEvent): ChainEvent {
  return {
    blockNumber: event.block,
    logIndex: event.number,
    atMs: event.at * 1000,
    txHash: event.transactionHash,
    contract: event.contract,
    name: event.name,
    taskId: event.taskId ?? null,
    args: event.args,
  }
}
