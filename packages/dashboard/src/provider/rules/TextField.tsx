import { TextInput } from '../../ui/TextInput.tsx'
import type { FieldProps } from './FieldProps.ts'
import type { RulesText } from './rulesText.ts'

type TextKey = { [K in keyof RulesText]: RulesText[K] extends string ? K : never }[keyof RulesText]

type Props = FieldProps & { field: TextKey; label: string; hint?: string }

/** One text field of the rules. */
export function TextField({ field, label, hint, text, set, problems }: Props) {
  return (
    <TextInput
      label={label}
      hint={hint}
      problem={problems[field]}
      value={text[field]}
      onChange={(text) => set({ [field]: text })}
    />
  )
}
