import { Checkbox } from '../../ui/Checkbox.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextField } from './TextField.tsx'

/** Chooses whether to bid on all-or-nothing tasks, and the surcharge. */
export function AllOrNothingFields(props: FieldProps) {
  const { text, set } = props
  return (
    <div className="space-y-3">
      <Checkbox
        label="Bid on tasks that are paid all or nothing"
        checked={text.allOrNothing}
        onChange={(allOrNothing) => set({ allOrNothing })}
      />
      <p className="text-sm text-muted">
        Pay is withheld until every part is accepted. If one executor fails, nobody is paid and that executor
        is slashed. Leaving a part counts as failing, even to make way for you.
      </p>
      {text.allOrNothing && (
        <TextField
          {...props}
          field="raise"
          label="Surcharge for the risk, %"
          hint="Added to your minimum price"
        />
      )}
    </div>
  )
}
