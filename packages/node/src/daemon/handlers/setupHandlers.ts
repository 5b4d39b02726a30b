import path from 'node:path'
import { type Setup, type SetupStep, setupSteps, type TestStep } from '@muster-network/api'
import { DeploymentManifest, deriveKey, KeyDirectory, LocalSigner } from '@muster-network/chain'
import { MusterError, parseNetwork } from '@muster-network/core'
import { detectHardware, findTier } from '@muster-network/executors'
import { type OwnerNetwork, readOwnerNetwork, writeOwnerNetwork } from '../../owner/OwnerNetwork.ts'
import { passwordOf } from '../../owner/passwordOf.ts'
import { requireNetwork } from '../../owner/requireNetwork.ts'
import { SetupFile, type SetupRecord } from '../../owner/SetupFile.ts'
import type { ProviderRole } from '../../provider/ProviderRole.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { readDevices } from './read/devices.ts'
import { priceRangeOf } from './read/priceRange.ts'
import { settingsChange, settingsView } from './read/providerSettings.ts'
import { accountOf, type Serving } from './Serving.ts'
import { testMachine } from './testMachine.ts'

const quickCost = 2 ** 12
/** Words that a page asks for: enough that they were written down, few enough to be typed. */
const askedWords = 3

/** The set-up for someone who never used a terminal; every step is kept, so that it goes on where it was. */
export function setupHandlers(serving: Serving, provider: ProviderRole): ApiHandlers {
  const { config, daemon, local } = serving
  const { context, executor } = daemon
  const kept = new SetupFile(config.dataDir)
  // the password is random and long: stretching it would only keep the owner waiting
  const keys = new KeyDirectory({ directory: path.join(config.dataDir, 'keys'), cost: quickCost })
  const read = () => kept.read()
  /** Marks a step as done and shows the first that is not. */
  const finish = (step: SetupStep, change: Partial<SetupRecord> = {}) => {
    const before = read()
    const done = setupSteps.filter((each) => each === step || before.done.includes(each))
    kept.write({
      ...before,
      ...change,
      done,
      at: setupSteps.find((each) => !done.includes(each)) ?? 'done',
    })
  }

  return {
    getSetup: () => view(),
    async goToSetupStep({ body }) {
      const before = read()
      const next = setupSteps.find((step) => !before.done.includes(step))
      if (!before.done.includes(body.step) && body.step !== next)
        throw new MusterError('API_BAD_REQUEST', `the step ${body.step} comes after ${next}`)
      kept.write({ ...before, at: body.step })
      return view()
    },
    async chooseNetwork({ body }) {
      const next: OwnerNetwork =
        body.mode === 'local'
          ? { version: 1, mode: 'local' }
          : { version: 1, mode: 'join', rpcUrl: body.rpcUrl, ...readFiles(body) }
      if (next.mode === 'join') await requireNetwork(next)
      const before = await readOwnerNetwork(config.dataDir)
      // what was answered for another network says nothing about this one
      if (before && networkKey(before) !== networkKey(next)) kept.write({ at: 'network', done: [] })
      await writeOwnerNetwork(config.dataDir, next)
      finish('network')
      // on this machine's own network the account is made with it, and holds play money
      if (next.mode === 'local') finish('key', { phraseConfirmed: true })
      const now = await view()
      if (next.mode === 'local' && now.restartNeeded) serving.move?.()
      return now
    },
    async makeKey() {
      const password = await passwordOf(config.dataDir)
      if (read().phraseConfirmed)
        throw new MusterError('API_BAD_REQUEST', 'the phrase was confirmed and is not shown again', {
          hint: 'It is in your own writing; the keys stay on this machine.',
        })
      const known = await keys.backUp(password).catch(() => undefined)
      const phrase = known ?? (await keys.create(password)).phrase
      return { address: new LocalSigner(deriveKey(phrase, 'client')).address, words: phrase.split(' ') }
    },
    async confirmPhrase({ body }) {
      const phrase = await keys.backUp(await passwordOf(config.dataDir))
      const words = phrase.split(' ')
      const asked = new Map(body.words.map(({ index, word }) => [index, word.trim().toLowerCase()]))
      const ok = asked.size >= askedWords && [...asked].every(([index, word]) => words[index] === word)
      if (ok) finish('key', { phraseConfirmed: true })
      const setup = await view()
      // there is an account for the other network now
      if (ok && setup.restartNeeded) serving.move?.()
      return { ok, setup }
    },
    async detectHardware() {
      const found = await detectHardware(context.dir)
      finish('detect', {
        hardware: {
          devices: await readDevices(),
          memoryBytes: found.memoryBytes,
          freeDiskBytes: found.disk.freeBytes,
          classNames: [executor.facts.class],
          sandbox: findTier(),
          score: provider.score(),
        },
      })
      return view()
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
          if (ok) finish('test', { test: { ok, steps: ended } })
          else kept.write({ ...read(), test: { ok, steps: ended } })
          return
        }
        steps.push(next.value)
        yield next.value
      }
    },
    async choosePayout({ body }) {
      finish('payout', { payout: body.address })
      return view()
    },
    getPriceRange: () => priceRangeOf(serving, provider),
    async choosePrice({ body }) {
      await provider.changeSettings({ floorPerBillionUnits: body.floorPerBillionUnitsWei })
      finish('price')
      return view()
    },
    async chooseLimits({ body }) {
      await provider.changeSettings(settingsChange(body))
      finish('limits')
      return view()
    },
    async goLive({ body }) {
      const missing = setupSteps.find((step) => step !== 'live' && !read().done.includes(step))
      if (missing) throw new MusterError('API_BAD_REQUEST', `the step ${missing} is not done yet`)
      if (await restartNeeded())
        throw new MusterError(
          'API_BAD_REQUEST',
          'the daemon still works on the network it was started with',
          {
            hint: 'Start muster again, then go live.',
          },
        )
      await provider.goLive({ maxStakeWei: body.maxStakeWei })
      finish('live')
      return view()
    },
  }

  async function view(): Promise<Setup> {
    const { at, done, hardware, test, payout, phraseConfirmed } = read()
    const chosen = await readOwnerNetwork(config.dataDir)
    const settings = provider.settings()
    const limits = settingsView(settings).limits
    return {
      step: at,
      done,
      network: done.includes('network')
        ? chosen?.mode === 'join'
          ? { mode: 'join', name: chosen.definition.name, rpcUrl: chosen.rpcUrl }
          : { mode: 'local', name: context.definition.name, rpcUrl: null }
        : null,
      key: await keyView(phraseConfirmed === true, chosen?.mode === 'join'),
      hardware: hardware ?? null,
      test: test ?? null,
      payout: payout ?? null,
      floorPerBillionUnitsWei: done.includes('price') ? settings.floorPerBillionUnits : null,
      limits: done.includes('limits') ? limits : null,
      stakeNeededWei: await stakeNeeded(settings.stakeWei),
      restartNeeded: await restartNeeded(),
    }
  }

  async function keyView(phraseConfirmed: boolean, joins: boolean): Promise<Setup['key']> {
    if (!joins && phraseConfirmed) return { address: accountOf(serving), phraseConfirmed }
    const own = (await keys.list()).find(({ name }) => name === 'client')
    return own ? { address: own.address, phraseConfirmed } : null
  }

  async function stakeNeeded(stakeWei: bigint): Promise<bigint> {
    const { free, locked, bonded } = await context.network.registry.read.accountOf([accountOf(serving)])
    const missing = stakeWei - free - locked - bonded
    return missing > 0n ? missing : 0n
  }

  /** The choice of a network counts from the next start on. */
  async function restartNeeded(): Promise<boolean> {
    const chosen = await readOwnerNetwork(config.dataDir)
    if (chosen?.mode === 'join') return local || chosen.deployment.assembler !== context.manifest.assembler
    return chosen?.mode === 'local' && !local
  }
}

/** @throws API_BAD_REQUEST, or what is wrong with the definition */
function readFiles(body: { definition: object; deployment: object }) {
  const deployment = DeploymentManifest.safeParse(body.deployment)
  if (!deployment.success)
    throw new MusterError('API_BAD_REQUEST', 'body.deployment: is not the manifest of a deployment')
  return { definition: parseNetwork(JSON.stringify(body.definition)), deployment: deployment.data }
}

const networkKey = (chosen: OwnerNetwork): string =>
  chosen.mode === 'local' ? 'local' : `${chosen.deployment.chainId}/${chosen.deployment.assembler}`
