import type { Provider, ProviderRun } from '@muster-network/api'
import { regionOf } from '@muster-network/core'
import type { ProviderRole } from '../../provider/ProviderRole.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { dailyEarnings } from './read/dailyEarnings.ts'
import { priceRangeOf } from './read/priceRangeOf.ts'
import { settingsChange, settingsView } from './read/providerSettings.ts'
import { readDevices } from './read/readDevices.ts'
import { accountOf, type Serving } from './Serving.ts'
import { testMachine } from './testMachine.ts'

/** Handlers for this machine as a provider: its settings, runs and earnings. */
export function providerHandlers(serving: Serving, provider: ProviderRole): ApiHandlers {
  const { ledger, nowMs } = serving.daemon.context
  const stateNow = () => {
    const { state } = provider.settings()
    return state === 'on' && provider.pauseReason !== undefined ? 'paused' : state
  }
  return {
    async getProvider(): Promise<Provider> {
      const settings = provider.settings()
      const [devices, runs] = await Promise.all([readDevices(), provider.runs()])
      const node = ledger.node(provider.nodeId)
      const { earned, fees, pending, held, slashed } = provider.earnings()
      const duties = provider.duties()
      const isOver = (deliveryId: string) => (ledger.delivery(deliveryId)?.outcome ?? 'open') !== 'open'
      return {
        state: stateNow(),
        why: provider.pauseReason ?? null,
        ...(provider.jail && { jail: provider.jail }),
        settings: settingsView(settings),
        offer: node?.listed
          ? {
              nodeId: node.id,
              classNames: [serving.classNames.of(node.classId)],
              score: node.facts.score,
              region: regionOf(node.facts.region),
              hourPriceWei: node.facts.priceHint,
            }
          : null,
        devices,
        runs: runs.map(
          (run): ProviderRun => ({
            taskId: run.taskId,
            part: run.part,
            state: run.state,
            progress: run.state === 'checking' || run.state === 'delivering' ? 1 : (run.share ?? null),
            units: run.units,
            priceWei: run.price,
            sinceMs: run.sinceMs,
          }),
        ),
        earnings: {
          earnedWei: earned + fees,
          pendingWei: pending,
          heldWei: held,
          slashedWei: slashed,
          daily: dailyEarnings(ledger, accountOf(serving), nowMs()),
        },
        uptime: uptimeOf(),
        duty: {
          seats: duties.length,
          answered: duties.filter((duty) => duty.sentTo?.includes('executor')).length,
          missed: duties.filter((duty) => !duty.sentTo?.includes('executor') && isOver(duty.deliveryId))
            .length,
          feesWei: fees,
        },
        priceSuggestion: priceRangeOf(serving, provider),
      }
    },
    putProviderSettings: async ({ body }) =>
      settingsView(await provider.changeSettings(settingsChange(body, provider.settings()))),
    async startProvider({ body }) {
      await provider.goLive({ maxStakeWei: body.maxStakeWei })
      return { state: stateNow() }
    },
    async drainProvider() {
      await provider.drain()
      return { state: stateNow() }
    },
    async stopProvider() {
      await provider.turnOff()
      return { state: stateNow() }
    },
    async *testProvider() {
      const { unitsPerSecond } = yield* testMachine(serving)
      if (unitsPerSecond !== undefined) await provider.changeSettings({ unitsPerSecond })
    },
    async listBids({ query }) {
      const start = Number(query.before ?? 0) || 0
      const bids = provider.bids(start + query.limit + 1)
      const page = bids.slice(start, start + query.limit)
      return {
        bids: page.map(({ taskId, atMs, outcome, price, reasons, parts }) => ({
          taskId,
          atMs,
          outcome,
          priceWei: price ?? null,
          reasons,
          parts,
        })),
        next: bids.length > start + query.limit ? String(start + query.limit) : null,
      }
    },
  }

  /** The uptime in the current epoch, as measured by a service on this machine that receives heartbeats. */
  function uptimeOf(): Provider['uptime'] {
    const { presence, startedMs } = serving
    const seen = presence?.lastSeen(provider.nodeId)?.seenMs
    const online = presence?.uptimeOf(presence.epoch, provider.nodeId)?.onlineMs ?? 0
    const listened = presence?.listenedMs(presence.epoch) ?? 0
    const share = listened > 0 ? Math.min(1, online / listened) : 0
    return { share, sinceMs: Math.min(startedMs, nowMs()), lastSeenMs: seen ?? null }
  }
}
