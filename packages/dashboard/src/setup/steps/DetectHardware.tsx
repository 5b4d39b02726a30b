import type { Setup } from '@muster-network/api'
import { DeviceView } from '../../provider/overview/Devices.tsx'
import { api } from '../../session/client.ts'
import { Facts } from '../../ui/Facts.tsx'
import { showBytes } from '../../ui/showBytes.ts'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

/** What was found is looked at before the next step, though the daemon would go on by itself. */
async function look(): Promise<Setup> {
  await api.detectHardware()
  return api.goToSetupStep({ body: { step: 'detect' } })
}

export function DetectHardware({ setup }: { setup: Setup }) {
  const { apply, busy, error } = useSetupChange()
  const { hardware } = setup
  return (
    <StepCard
      title="What this machine has"
      about="Processors, graphics cards, memory, and how strangers' programs are kept in their box."
      error={error}
      next={
        hardware
          ? {
              word: 'Go on',
              disabled: busy,
              act: () => void apply(() => api.goToSetupStep({ body: { step: 'test' } })),
            }
          : {
              word: busy ? 'Looking…' : 'Look',
              disabled: busy,
              act: () => void apply(look),
            }
      }
    >
      {hardware && (
        <>
          <ul className="grid gap-3 sm:grid-cols-2">
            {hardware.devices.map((device) => (
              <DeviceView key={`${device.kind} ${device.name}`} device={device} />
            ))}
          </ul>
          <Facts
            facts={[
              ['Memory', showBytes(hardware.memoryBytes)],
              ['Free disk', showBytes(hardware.freeDiskBytes)],
              ['Sandbox', hardware.sandbox],
              ['Work it can take', hardware.classNames.join(', ') || 'none'],
            ]}
          />
        </>
      )}
    </StepCard>
  )
}
