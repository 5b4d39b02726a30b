import type { RulesText } from './rulesText.ts'

/** Props shared by every group of rule fields. */
export type FieldProps = {
  text: RulesText
  set: (change: Partial<RulesText>) => void
  problems: Partial<Record<keyof RulesText, string>>
}
