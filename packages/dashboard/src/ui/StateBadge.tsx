import { Badge } from './Badge.tsx'
import { stateLook } from './stateLooks.ts'

export function StateBadge({ state }: { state: string }) {
  const { tone, icon, word } = stateLook(state)
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
