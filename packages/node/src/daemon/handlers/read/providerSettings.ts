import type { ProviderSettings } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import {
  hourPriceOfSettings,
  type SettingsChange,
  type ProviderSettings as StoredSettings,
} from '../../../provider/settings/ProviderSettings.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Converts the provider's settings to the API's form. */
export function settingsView(settings: StoredSettings): ProviderSettings {
  const { slots, memoryBytes, diskBytes, maxRunMs } = settings.limits
  return {
    hourPriceWei: hourPriceOfSettings(settings),
    floorPerBillionUnitsWei: settings.floorPerBillionUnits,
    hours: settings.owner.schedule.map(({ days, from, until }) => ({
      days: days.map((day) => weekdays.indexOf(day)),
      from,
      to: until,
    })),
    kinds: settings.kinds,
    region: settings.region,
    ownerFirst: {
      pauseAboveLoad: settings.owner.pauseAboveLoad,
      pauseOnBattery: settings.owner.onBattery !== 'run',
      maxTemperatureC: settings.owner.maxTemperatureC,
    },
    limits: { slots, memoryBytes, diskBytes, maxRunMs },
    worstClientBreachBps: settings.worstClientBreachBps,
    allOrNothing: settings.allOrNothing,
    cards: settings.cards ?? null,
    council: { serve: settings.council.serve, bondUnits: settings.council.bondUnits },
  }
}

type Change = { [K in keyof ProviderSettings]?: ProviderSettings[K] | undefined }

/**
 * Converts a change from the API's form.
 *
 * @throws API_BAD_REQUEST for two prices that contradict each other
 */
export function settingsChange(body: Change, current: StoredSettings): SettingsChange {
  const { hours, ownerFirst, region } = body
  return {
    ...priceChange(body, current),
    ...(body.kinds && { kinds: body.kinds }),
    ...(region !== undefined && { region }),
    ...(body.limits && { limits: body.limits }),
    ...(body.worstClientBreachBps !== undefined && { worstClientBreachBps: body.worstClientBreachBps }),
    ...(body.allOrNothing && { allOrNothing: body.allOrNothing }),
    ...(body.cards !== undefined && { cards: body.cards ?? undefined }),
    ...(body.council && { council: body.council }),
    ...((hours || ownerFirst) && {
      owner: {
        ...(ownerFirst && {
          onBattery: ownerFirst.pauseOnBattery ? 'pause' : 'run',
          pauseAboveLoad: ownerFirst.pauseAboveLoad,
          maxTemperatureC: ownerFirst.maxTemperatureC,
        }),
        ...(hours && {
          schedule: hours.map(({ days, from, to }) => ({
            days: days.map((day) => weekdays[day]!),
            from,
            until: to,
          })),
        }),
      },
    }),
  }
}

/** Returns the price that the owner changed. A client may send all settings back with one of the two prices changed. */
function priceChange(
  { hourPriceWei, floorPerBillionUnitsWei }: Change,
  current: StoredSettings,
): Pick<SettingsChange, 'hourPrice' | 'floorPerBillionUnits'> {
  const hour = hourPriceWei === hourPriceOfSettings(current) ? undefined : hourPriceWei
  const unit = floorPerBillionUnitsWei === current.floorPerBillionUnits ? undefined : floorPerBillionUnitsWei
  if (hour !== undefined && unit !== undefined)
    throw new MusterError('API_UNPROCESSABLE', 'The change has a new price per hour and per 10⁹ units.', {
      hint: 'Change one of the two; the other follows from the speed of this machine.',
    })
  if (hour !== undefined) return { hourPrice: hour }
  return unit === undefined ? {} : { floorPerBillionUnits: unit }
}
