import { CheckCircle2, WifiOff } from 'lucide-react'
import { useConnection } from '../session/connection.ts'
import { useStatus } from '../session/useStatus.ts'
import { Badge } from '../ui/Badge.tsx'

/** Network, block number and connection state. */
export function DaemonStatus() {
  const { data } = useStatus()
  const { online } = useConnection()
  return (
    <div className="space-y-1.5 text-sm">
      <Badge tone={online ? 'ok' : 'warn'} icon={online ? CheckCircle2 : WifiOff}>
        {online ? 'Connected' : 'Not connected'}
      </Badge>
      {data && (
        <p className="figures text-muted">
          {data.network}
          {data.local && ' (this machine)'} · block {data.blockNumber.toLocaleString()}
        </p>
      )}
    </div>
  )
}
