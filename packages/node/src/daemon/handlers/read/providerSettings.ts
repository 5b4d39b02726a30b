import type { ProviderSettings } from '@muster-network/api'
import type {
  SettingsChange,
  ProviderSettings as StoredSettings,
} from '../../../provider/settings/ProviderSettings.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Converts the provider's settings to the API's form. */
export function settingsView(settings: StoredSettings): ProviderSettings {
  const { slots, memoryBytes, diskBytes, maxRunMs } = settings.limits
  return {
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

/** Converts a change from the API's form. */
export function settingsChange(body: Change): SettingsChange {
  const { hours, ownerFirst, region } = body
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
