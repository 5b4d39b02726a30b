import type { RulesText } from './rulesText.ts'

/** What each group of fields of the rules takes. */
export type FieldProps = {
  text: RulesText
  set: (change: Partial<RulesText>) => void
  problems: Partial<Record<keyof RulesText, string>>
}
