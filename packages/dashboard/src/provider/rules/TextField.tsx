import { Field, inputLook } from '../../ui/Field.tsx'
import type { FieldProps } from './FieldProps.ts'
import type { RulesText } from './rulesText.ts'

type TextKey = { [K in keyof RulesText]: RulesText[K] extends string ? K : never }[keyof RulesText]

type Props = FieldProps & { field: TextKey; label: string; hint?: string }

/** One field of text of the rules. */
export function TextField({ field, label, hint, text, set, problems }: Props) {
  return (
    <Field label={label} hint={hint} problem={problems[field]}>
      {(attributes) => (
        <input
          {...attributes}
          className={inputLook}
          value={text[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}
