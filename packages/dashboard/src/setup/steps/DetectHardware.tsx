import type { Setup } from '@muster-network/api'
import { DeviceView } from '../../provider/overview/Devices.tsx'
import { api } from '../../session/client.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

/** Shows the detected hardware before the next step, although the daemon could continue by itself. */
async function detect(): Promise<Setup> {
  await api.detectHardware()
  return api.goToSetupStep({ body: { step: 'detect' } })
}

export function DetectHardware({ setup }: { setup: Setup }) {
  const { apply, busy, error } = useSetupChange()
  const { hardware } = setup
  return (
    <StepCard
      title="Hardware of this machine"
      about="Processors, graphics cards, memory, and the sandbox for tasks."
      error={error}
      next={
        hardware
          ? {
              label: 'Continue',
              disabled: busy,
              onSubmit: () => void apply(() => api.goToSetupStep({ body: { step: 'test' } })),
            }
          : {
              label: busy ? 'Looking…' : 'Detect',
              disabled: busy,
              onSubmit: () => void apply(detect),
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
          <DescriptionList
            items={[
              ['Memory', formatBytes(hardware.memoryBytes)],
              ['Free disk', formatBytes(hardware.freeDiskBytes)],
              ['Sandbox', hardware.sandbox],
              ['Can run', hardware.classNames.join(', ') || 'none'],
            ]}
          />
        </>
      )}
    </StepCard>
  )
}
