import type { ClassPrice, NodeView, OperatorView } from '@muster-network/api'
import { parseHex } from '@muster-network/chain'
import { isWithinRegion, regionOf } from '@muster-network/core'
import { peerIdOf } from '@muster-network/p2p'
import { hardwareNodes } from '../../coordinator/hardwareNodes.ts'
import { presenceOf } from '../../coordinator/presenceOf.ts'
import { jailsOf } from '../../ledger/jailsOf.ts'
import { suggestPrice } from '../../provider/earn/suggestPrice.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { paidRows, slashedRows, weiByOwner } from './read/weiRows.ts'
import type { Serving } from './Serving.ts'

/** Handlers for the listed nodes: hardware, regions, prices and earnings. */
export function nodeHandlers({ daemon, classNames, presence: book }: Serving): ApiHandlers {
  const { ledger, network } = daemon.context
  const db = ledger.database

  return {
    async listNodes({ query }) {
      const running = runningByExecutor()
      const jails = jailsOf(ledger)
      const nodes = (query.providers ? hardwareNodes(ledger) : ledger.nodes())
        .map(({ id, operator, classId, facts }): NodeView => {
          const { presence, lastSeenMs, className } = presenceOf(book, id)
          const jail = jails.get(operator)
          return {
            nodeId: id,
            operator,
            peerId: peerIdOf(Buffer.from(facts.peerKey.slice(2), 'hex')),
            className: className ?? classNames.of(classId),
            region: regionOf(facts.region),
            score: facts.score,
            hourPriceWei: facts.priceHint,
            presence,
            lastSeenMs,
            running: running.get(operator) ?? 0,
            relayed: facts.relays.length > 0,
            ...(jail && { jail }),
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
      const slashed = weiByOwner(slashedRows(db))
      const paid = weiByOwner(paidRows(db))
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
      const jails = jailsOf(ledger)
      const operators = await Promise.all(
        rows.map(async (row): Promise<OperatorView> => {
          const operator = parseHex(row.operator)
          const jail = jails.get(operator)
          const account = await network.registry.read.accountOf([operator])
          return {
            operator,
            nodes: Number(row.nodes),
            freeWei: account.free,
            lockedWei: account.locked,
            bondedWei: account.bonded,
            slashedWei: slashed.get(operator) ?? 0n,
            ...(jail && { jail }),
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
          const className = classNames.of(classId)
          const paid = suggestPrice(ledger, { classId, className })
          return {
            className,
            nodes: nodes.length,
            operators: new Set(nodes.map((node) => node.operator)).size,
            lowWei: asked[0] ?? 0n,
            medianWei: asked[Math.floor(asked.length / 2)] ?? 0n,
            highWei: asked.at(-1) ?? 0n,
            paid: paid ? { usualWei: paid.usual, unit: paid.unit } : null,
          }
        }),
      }
    },
  }

  function runningByExecutor(): Map<string, number> {
    const rows = db
      .prepare("SELECT executor, count(*) AS n FROM part WHERE status = 'running' GROUP BY executor")
      .all()
    return new Map(rows.map((row) => [row.executor as string, Number(row.n)]))
  }
}

const ascending = (one: bigint, two: bigint) => (one < two ? -1 : one > two ? 1 : 0)
