import type { ComponentProps } from 'react'
import { Field, inputClassName } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: string
  onChange: (text: string) => void
}

/** A text input with label, hint and error message. */
export function TextInput({ label, hint, problem, onChange, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          {...rest}
          className={`${inputClassName} ${className}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
