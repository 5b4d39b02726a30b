import { MusterError } from '@muster-network/core'

/**
 * Rejects options that exclude each other: `given` has each option and whether it was passed.
 *
 * @throws CONFIG_INVALID if more than one was passed
 */
export function requireOneOf(given: Readonly<Record<string, boolean>>): void {
  const passed = Object.keys(given).filter((name) => given[name])
  if (passed.length > 1)
    throw new MusterError('CONFIG_INVALID', `${passed.join(' and ')} exclude each other.`, {
      hint: 'Pass one of them.',
    })
}
