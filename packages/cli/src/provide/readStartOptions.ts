import type { ProviderSettings } from '@muster-network/api'
import { isRegionCode, MusterError, regionCodes } from '@muster-network/core'
import { readNumber } from '../options/readNumber.ts'
import type { Money, PriceChange } from '../output/money.ts'

export type StartOptions = {
  price?: string
  slots?: string
  region?: string
  hours?: string
  maxStake?: string
  yes?: boolean
  json?: boolean
}

/** The validated options of `provide`. An option that was not given changes no setting. */
export type StartChanges = {
  price?: PriceChange
  slots?: number
  region?: string
  hours?: ProviderSettings['hours']
  maxStakeWei?: bigint
}

/** Reads every option before anything is changed. @throws CONFIG_INVALID, SPEC_BAD_AMOUNT */
export function readStartOptions(options: StartOptions, money: Money): StartChanges {
  const { price, slots, region, hours, maxStake } = options
  return {
    ...(price !== undefined && { price: money.parsePrice(price) }),
    ...(slots !== undefined && { slots: readNumber('--slots', slots, { min: 1, max: 1024, whole: true }) }),
    ...(region !== undefined && { region: readRegion(region) }),
    ...(hours !== undefined && { hours: [readHours(hours)] }),
    ...(maxStake !== undefined && { maxStakeWei: money.parse(maxStake) }),
  }
}

/** @throws CONFIG_INVALID */
export function readRegion(text: string): string {
  if (isRegionCode(text)) return text
  throw new MusterError('CONFIG_INVALID', `Unknown region "${text}".`, {
    hint: `The regions are ${regionCodes.join(', ')}.`,
  })
}

const clock = '([01]\\d|2[0-3]):[0-5]\\d'
const range = new RegExp(`^(?<from>${clock})-(?<to>${clock})$`)

function readHours(text: string): ProviderSettings['hours'][number] {
  const { from, to } = range.exec(text)?.groups ?? {}
  if (from !== undefined && to !== undefined) return { days: [0, 1, 2, 3, 4, 5, 6], from, to }
  throw new MusterError('CONFIG_INVALID', `Invalid --hours "${text}".`, {
    hint: 'Write a time range, such as 22:00-07:00.',
  })
}
