import type { Hex } from '@muster-network/chain'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'

const ether = 10n ** 18n

/** Where the machines of a local network would be: as far apart as those of a real one. */
const regions = ['de', 'us-east', 'jp', 'br', 'za', 'au'] as const

/** What a provider of a local network lends: two runs at once, at a price that its neighbours differ from a little. */
export function localProvider(account: Hex, index: number): SettingsChange {
  const spread = BigInt(Number.parseInt(account.slice(2, 4), 16))
  return {
    state: 'on',
    score: 100,
    region: regions[index % regions.length]!,
    floorPerBillionUnits: ether / 10_000n + spread * 10n ** 10n,
  }
}
