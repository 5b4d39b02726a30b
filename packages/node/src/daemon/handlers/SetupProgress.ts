import path from 'node:path'
import { type Setup, type SetupStep, setupSteps } from '@muster-network/api'
import { KeyDirectory } from '@muster-network/chain'
import { networkKey, type OwnerNetwork, readOwnerNetwork } from '../../owner/OwnerNetwork.ts'
import { SetupFile, type SetupRecord } from '../../owner/SetupFile.ts'
import type { ProviderRole } from '../../provider/ProviderRole.ts'
import { hourPriceOfSettings } from '../../provider/settings/ProviderSettings.ts'
import { settingsView } from './read/providerSettings.ts'
import { accountOf, type Serving } from './Serving.ts'

const quickCost = 2 ** 12

/** The progress of the set-up: as stored, and as the API shows it. */
export class SetupProgress {
  /** The password is random and long: a slow key derivation would only make the owner wait. */
  readonly keys: KeyDirectory
  readonly #serving: Serving
  readonly #provider: ProviderRole | undefined
  readonly #file: SetupFile

  constructor(serving: Serving, provider: ProviderRole | undefined) {
    const { dataDir } = serving.config
    this.keys = new KeyDirectory({ directory: path.join(dataDir, 'keys'), cost: quickCost })
    this.#serving = serving
    this.#provider = provider
    this.#file = new SetupFile(dataDir)
  }

  read(): SetupRecord {
    return this.#file.read()
  }

  write(record: SetupRecord): void {
    this.#file.write(record)
  }

  /** Marks a step as done and moves to the first open one. */
  finish(step: SetupStep, change: Partial<SetupRecord> = {}): void {
    const before = this.read()
    const done = setupSteps.filter((each) => each === step || before.done.includes(each))
    this.write({
      ...before,
      ...change,
      done,
      at: setupSteps.find((each) => !done.includes(each)) ?? 'done',
    })
  }

  async view(): Promise<Setup> {
    const { at, done, hardware, test, payout, phraseConfirmed } = this.read()
    const { config, daemon } = this.#serving
    const chosen = await readOwnerNetwork(config.dataDir)
    const settings = this.#provider?.settings()
    return {
      step: at,
      done,
      network: done.includes('network')
        ? chosen?.mode === 'join'
          ? { mode: 'join', name: chosen.definition.name, rpcUrl: chosen.rpcUrl }
          : { mode: 'local', name: daemon.context.definition.name, rpcUrl: null }
        : null,
      key: await this.#key(phraseConfirmed === true, chosen?.mode === 'join'),
      hardware: hardware ?? null,
      test: test ?? null,
      payout: payout ?? null,
      hourPriceWei: settings && done.includes('price') ? hourPriceOfSettings(settings) : null,
      limits: settings && done.includes('limits') ? settingsView(settings).limits : null,
      stakeNeededWei: settings ? await this.#stakeNeeded(settings.stakeWei) : null,
      restartNeeded: await this.restartNeeded(),
    }
  }

  /** Returns whether a changed network, RPC address or role needs a restart to take effect. */
  async restartNeeded(): Promise<boolean> {
    const { config, daemon, local, chosen: started } = this.#serving
    const chosen = await readOwnerNetwork(config.dataDir)
    if (chosen?.mode !== 'join') return chosen?.mode === 'local' && !local
    if (local || chosen.deployment.assembler !== daemon.context.manifest.assembler) return true
    return started !== undefined && startOf(started) !== startOf(chosen)
  }

  async #key(phraseConfirmed: boolean, joins: boolean): Promise<Setup['key']> {
    if (!joins && phraseConfirmed) return { address: accountOf(this.#serving), phraseConfirmed }
    const own = (await this.keys.list()).find(({ name }) => name === 'client')
    return own ? { address: own.address, phraseConfirmed } : null
  }

  async #stakeNeeded(stakeWei: bigint): Promise<bigint> {
    const { registry } = this.#serving.daemon.context.network
    const { free, locked, bonded } = await registry.read.accountOf([accountOf(this.#serving)])
    const missing = stakeWei - free - locked - bonded
    return missing > 0n ? missing : 0n
  }
}

/** The choices that a start depends on. */
const startOf = (chosen: OwnerNetwork): string =>
  chosen.mode === 'local'
    ? 'local'
    : JSON.stringify([networkKey(chosen), chosen.rpcUrl, chosen.roles?.toSorted() ?? null])
