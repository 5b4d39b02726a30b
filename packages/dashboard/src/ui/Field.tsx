import { type ReactNode, useId } from 'react'

export const inputClassName =
  'h-9 w-full rounded-md border border-line-strong bg-surface px-2.5 text-ink placeholder:text-muted aria-invalid:border-bad'

type Props = {
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A label, a control, a hint and an error message, associated for screen readers. */
export function Field({ label, hint, problem, children }: Props) {
  const id = useId()
  const about = `${id}-about`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        ...((hint || problem) && { 'aria-describedby': about }),
        ...(problem && { 'aria-invalid': true as const }),
      })}
      {(hint || problem) && (
        <p id={about} className={`mt-1 text-sm ${problem ? 'text-bad' : 'text-muted'}`}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
