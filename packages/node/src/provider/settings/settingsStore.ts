import type { DatabaseSync } from 'node:sqlite'
import { Records } from '../../store/Records.ts'
import type { ProviderSettings } from './ProviderSettings.ts'

/** Stores the owner's settings under `provider`; empty until the owner changes one. */
export function settingsStore(store: DatabaseSync): Records<ProviderSettings> {
  return new Records(store, 'provider-settings')
}
