import type { ProviderSettings } from '@muster-network/api'
import { isRegionCode, MusterError, regionCodes } from '@muster-network/core'
import type {
  ProviderSettings as KeptSettings,
  SettingsChange,
} from '../../../provider/settings/ProviderSettings.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The provider's settings as the API words them. */
export function settingsView(kept: KeptSettings): ProviderSettings {
  const { slots, memoryBytes, diskBytes, maxRunMs } = kept.limits
  return {
    floorPerBillionUnitsWei: kept.floorPerBillionUnits,
    hours: kept.owner.schedule.map(({ days, from, until }) => ({
      days: days.map((day) => weekdays.indexOf(day)),
      from,
      to: until,
    })),
    kinds: kept.kinds,
    region: kept.region,
    ownerFirst: {
      pauseAboveLoad: kept.owner.pauseAboveLoad,
      pauseOnBattery: kept.owner.onBattery !== 'run',
      maxTemperatureC: kept.owner.maxTemperatureC,
    },
    limits: { slots, memoryBytes, diskBytes, maxRunMs },
    worstClientBreachBps: kept.worstClientBreachBps,
    allOrNothing: kept.allOrNothing,
    cards: kept.cards ?? null,
    council: { serve: kept.council.serve, bondUnits: kept.council.bondUnits },
  }
}

type Change = { [K in keyof ProviderSettings]?: ProviderSettings[K] | undefined }

/** A change in the words of the API. @throws API_BAD_REQUEST for a region that there is not */
export function settingsChange(body: Change): SettingsChange {
  const { hours, ownerFirst, region } = body
  if (region !== undefined && !isRegionCode(region))
    throw new MusterError('API_BAD_REQUEST', `body.region: ${region} is not a region`, {
      hint: `One of ${regionCodes.join(', ')}.`,
    })
  return {
    ...(body.floorPerBillionUnitsWei !== undefined && { floorPerBillionUnits: body.floorPerBillionUnitsWei }),
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
