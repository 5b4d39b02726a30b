import type { StreamManifest } from '../../../task/StreamManifest.ts'

/** Returns whether output is counted as it comes. Otherwise an answer is one unit, and one window. */
export function isCounted(unit: StreamManifest['unit']): boolean {
  return unit === 'tokens' || unit === 'characters'
}
