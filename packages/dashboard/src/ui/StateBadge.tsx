import { Badge } from './Badge.tsx'
import { stateAppearance } from './stateAppearance.ts'

export function StateBadge({ state }: { state: string }) {
  const { tone, icon, label } = stateAppearance(state)
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
