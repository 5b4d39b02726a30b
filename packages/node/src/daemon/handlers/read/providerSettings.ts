import type { ProviderSettings } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
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
      pauseAboveLoad: null,
      pauseOnBattery: kept.owner.onBattery !== 'run',
      maxTemperatureC: null,
    },
    limits: { slots, memoryBytes, diskBytes, maxRunMs },
    worstClientBreachBps: kept.worstClientBreachBps,
    allOrNothing: kept.allOrNothing,
    council: { serve: kept.council.serve, bondUnits: kept.council.bondUnits },
  }
}

type Change = { [K in keyof ProviderSettings]?: ProviderSettings[K] | undefined }

/** A change in the words of the API. @throws API_BAD_REQUEST for a rule that no executor can hold to yet */
export function settingsChange(body: Change): SettingsChange {
  for (const rule of ['pauseAboveLoad', 'maxTemperatureC'] as const)
    if (body.ownerFirst?.[rule] != null)
      throw new MusterError(
        'API_BAD_REQUEST',
        `body.ownerFirst.${rule}: this machine cannot hold to it yet`,
        {
          hint: 'Leave it null; hours, battery and limits are held to.',
        },
      )
  const { hours, ownerFirst } = body
  return {
    ...(body.floorPerBillionUnitsWei !== undefined && { floorPerBillionUnits: body.floorPerBillionUnitsWei }),
    ...(body.kinds && { kinds: body.kinds }),
    ...(body.region !== undefined && { region: body.region }),
    ...(body.limits && { limits: body.limits }),
    ...(body.worstClientBreachBps !== undefined && { worstClientBreachBps: body.worstClientBreachBps }),
    ...(body.allOrNothing && { allOrNothing: body.allOrNothing }),
    ...(body.council && { council: body.council }),
    ...((hours || ownerFirst) && {
      owner: {
        ...(ownerFirst && { onBattery: ownerFirst.pauseOnBattery ? 'pause' : 'run' }),
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
