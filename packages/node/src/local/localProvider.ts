import type { Hex } from '@muster-network/chain'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'

const ether = 10n ** 18n

/** What a provider of a local network lends: two runs at once, at a price that its neighbours differ from a little. */
export function localProvider(account: Hex): SettingsChange {
  const spread = BigInt(Number.parseInt(account.slice(2, 4), 16))
  return {
    state: 'on',
    score: 100,
    region: 'eu',
    floorPerBillionUnits: ether / 10_000n + spread * 10n ** 10n,
  }
}
