import type { ReactNode } from 'react'

type Props = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox with a large clickable label. */
export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span>{label}</span>
    </label>
  )
}
