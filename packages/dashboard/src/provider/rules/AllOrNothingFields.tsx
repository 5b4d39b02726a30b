import { Check } from '../../ui/Check.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextField } from './TextField.tsx'

/** Whether to bid where one failure leaves everybody unpaid, and for how much more. */
export function AllOrNothingFields(props: FieldProps) {
  const { text, set } = props
  return (
    <div className="space-y-3">
      <Check
        label="Bid on tasks that are paid all or nothing"
        checked={text.allOrNothing}
        onChange={(allOrNothing) => set({ allOrNothing })}
      />
      <p className="text-sm text-muted">
        Their pay waits until every part is there. If an executor fails, nobody is paid, and who failed loses
        its stake for the task. Leaving counts as failing, also when it is for you.
      </p>
      {text.allOrNothing && (
        <TextField
          {...props}
          field="raise"
          label="Ask more for the risk, %"
          hint="On top of the least that it works for"
        />
      )}
    </div>
  )
}
