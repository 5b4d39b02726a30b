import type { DatabaseSync } from 'node:sqlite'
import { Records } from '../../store/Records.ts'
import type { ProviderSettings } from './ProviderSettings.ts'

/** What the owner has changed, under `provider`; nothing while everything is as the provider started. */
export function keptSettings(store: DatabaseSync): Records<ProviderSettings> {
  return new Records(store, 'provider-settings')
}
