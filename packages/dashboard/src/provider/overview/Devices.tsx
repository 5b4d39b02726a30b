import type { Device } from '@muster-network/api'
import { Cpu, Gpu, Thermometer } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { plainText } from '../../ui/plainText.ts'

/** Processors and graphics cards with their current load. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <Card title="Devices">
      <ul className="grid gap-3 sm:grid-cols-2">
        {devices.map((device) => (
          <DeviceView key={`${device.kind} ${device.name}`} device={device} />
        ))}
      </ul>
    </Card>
  )
}

export function DeviceView({ device }: { device: Device }) {
  const Icon = device.kind === 'gpu' ? Gpu : Cpu
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden size={17} className="shrink-0 text-accent" />
        <span className="truncate">{plainText(device.name)}</span>
      </p>
      <p className="figures mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {device.cores !== null && <span>{device.cores} cores</span>}
        {device.memoryBytes !== null && <span>{formatBytes(device.memoryBytes)}</span>}
        {device.temperatureC !== null && (
          <span className="inline-flex items-center gap-1">
            <Thermometer aria-hidden size={14} />
            {Math.round(device.temperatureC)} °C
          </span>
        )}
      </p>
      <div className="mt-2">
        {device.load === null ? (
          <p className="text-sm text-muted">Load unknown</p>
        ) : (
          <ProgressBar share={device.load} label={`Load of ${plainText(device.name)}`} />
        )}
      </div>
    </li>
  )
}
