import { setupSteps, type TestStep } from '@muster-network/api'
import { parseAddress } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { detectHardware, findTier } from '@muster-network/executors'
import type { ProviderRole } from '../../provider/ProviderRole.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { priceRangeOf } from './read/priceRangeOf.ts'
import { settingsChange } from './read/providerSettings.ts'
import { readDevices } from './read/readDevices.ts'
import type { Serving } from './Serving.ts'
import type { SetupProgress } from './SetupProgress.ts'
import { testMachine } from './testMachine.ts'

/**
 * Handlers that set this machine up as a provider without a terminal. Every step is stored, so that the set-up
 * resumes after a restart.
 */
export function setupHandlers(
  serving: Serving,
  provider: ProviderRole,
  progress: SetupProgress,
): ApiHandlers {
  const { context, executor } = serving.daemon

  return {
    async goToSetupStep({ body }) {
      const before = progress.read()
      const next = setupSteps.find((step) => !before.done.includes(step))
      if (!before.done.includes(body.step) && body.step !== next)
        throw new MusterError('API_CONFLICT', `step ${body.step} is not possible yet: finish ${next} first`)
      progress.write({ ...before, at: body.step })
      return progress.view()
    },
    async detectHardware() {
      const found = await detectHardware(context.dir)
      progress.finish('detect', {
        hardware: {
          devices: await readDevices(),
          memoryBytes: found.memoryBytes,
          freeDiskBytes: found.disk.freeBytes,
          classNames: [executor.facts.class],
          sandbox: findTier(),
          score: provider.score(),
        },
      })
      return progress.view()
    },
    async *testSetup() {
      const steps: TestStep[] = []
      const testing = testMachine(serving)
      for (;;) {
        const next = await testing.next()
        if (next.done) {
          const { unitsPerSecond } = next.value
          if (unitsPerSecond !== undefined) await provider.changeSettings({ unitsPerSecond })
          const ended = steps.filter((step) => step.status !== 'running')
          const ok = unitsPerSecond !== undefined
          if (ok) progress.finish('test', { test: { ok, steps: ended } })
          else progress.write({ ...progress.read(), test: { ok, steps: ended } })
          return
        }
        steps.push(next.value)
        yield next.value
      }
    },
    async choosePayout({ body }) {
      progress.finish('payout', { payout: parseAddress(body.address, context) })
      return progress.view()
    },
    getPriceRange: async () => priceRangeOf(serving, provider),
    async choosePrice({ body }) {
      await provider.changeSettings({ hourPrice: body.hourPriceWei })
      progress.finish('price')
      return progress.view()
    },
    async chooseLimits({ body }) {
      await provider.changeSettings(settingsChange(body, provider.settings()))
      progress.finish('limits')
      return progress.view()
    },
    async goLive({ body }) {
      const missing = setupSteps.find((step) => step !== 'live' && !progress.read().done.includes(step))
      if (missing) throw new MusterError('API_CONFLICT', `step ${missing} is not done yet`)
      if (await progress.restartNeeded())
        throw new MusterError(
          'API_CONFLICT',
          'the daemon still runs on the network that it was started with',
          {
            hint: 'Restart muster, then go live.',
          },
        )
      await provider.goLive({ maxStakeWei: body.maxStakeWei })
      progress.finish('live')
      return progress.view()
    },
  }
}
