import type { ReactNode } from 'react'
import { Field, inputClassName } from '../../ui/Field.tsx'

/** Fields of one subject, side by side where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

export type TextProps = {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  hint?: ReactNode
  placeholder?: string
  suggestions?: readonly string[]
}

export function TextControl({ label, hint, problem, suggestions, onChange, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...rest}
            type="text"
            autoComplete="off"
            spellCheck={false}
            list={suggestions && `${attributes.id}-list`}
            onChange={(event) => onChange(event.target.value)}
            className={inputClassName}
          />
          {suggestions && (
            <datalist id={`${attributes.id}-list`}>
              {suggestions.slice(0, 200).map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type SelectProps<T extends string> = {
  label: string
  value: T
  options: Readonly<Record<T, string>>
  onChange: (value: T) => void
  hint?: string
  problem?: string | undefined
}

export function SelectControl<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChange, hint, problem } = props
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <select
          {...attributes}
          className={inputClassName}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {Object.entries<string>(options).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
