import type { ComponentProps } from 'react'
import { Field, inputLook } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: string
  onChange: (text: string) => void
}

/** One line of text with its label, its hint and what is wrong with it. */
export function TextInput({ label, hint, problem, onChange, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          {...rest}
          className={`${inputLook} ${className}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
