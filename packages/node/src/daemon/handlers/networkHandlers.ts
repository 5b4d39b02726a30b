import { hardwareNodes } from '../../coordinator/hardwareNodes.ts'
import { supplyAndDemand } from '../../coordinator/supplyAndDemand.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { historyHandlers } from './historyHandlers.ts'
import { nodeHandlers } from './nodeHandlers.ts'
import { UsageSamples } from './read/UsageSamples.ts'
import { paidRows, slashedRows } from './read/weiRows.ts'
import type { Serving } from './Serving.ts'
import { supplyHandlers } from './supplyHandlers.ts'

/** The fixed-point unit of the contracts' shares and factors. */
const whole = 1e18

/** Handlers for public chain data: the network as a whole, its nodes, its tasks, its token. */
export function networkHandlers(serving: Serving): ApiHandlers {
  const { daemon, economy } = serving
  const { ledger, network, definition, manifest } = daemon.context
  const db = ledger.database
  const count = (sql: string) => Number(db.prepare(sql).get()?.n ?? 0)
  const usage = new UsageSamples(serving)
  const sumOf = (rows: readonly { wei: bigint }[]) => rows.reduce((sum, { wei }) => sum + wei, 0n)

  return {
    ...nodeHandlers(serving),
    ...historyHandlers(serving),
    ...supplyHandlers(serving),

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
        tasksOpen: count("SELECT count(*) AS n FROM task WHERE status <> 'ended'"),
        tasksEnded: count("SELECT count(*) AS n FROM task WHERE status = 'ended'"),
        disputesOpen: count('SELECT count(*) AS n FROM delivery WHERE contested = 1 AND outcome = 0'),
        paidWei: sumOf(paidRows(db)),
        stakedWei: staked,
        slashedWei: sumOf(slashedRows(db)),
        factor: Number(factor) / whole,
        usage: Number(used) / whole,
        contracts: Object.fromEntries(
          Object.entries(manifest.contracts).map(([name, { address }]) => [name, address]),
        ),
      }
    },

    getNetworkFile: async () => ({ version: 1, definition, deployment: manifest }),
    listUsage: async ({ query }) => ({ points: usage.points(query) }),
  }
}
