import type { ReactNode } from 'react'

type Option<T extends string> = { value: T; label: ReactNode }

type Props<T extends string> = {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

/** A few exclusive options side by side. Native radio buttons provide the arrow keys. */
export function SegmentedControl<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <fieldset className="inline-flex rounded-lg bg-sunken p-0.5 ring-1 ring-line ring-inset">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-8 cursor-pointer items-center gap-1.5 rounded-md px-3 text-sm font-medium text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={label}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
