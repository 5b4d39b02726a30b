import { Checkbox } from '../../ui/Checkbox.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextField } from './TextField.tsx'

/** Chooses when work pauses for the owner. */
export function OwnerFirstFields(props: FieldProps) {
  const { text, set } = props
  return (
    <div className="space-y-3">
      <TextField
        {...props}
        field="pauseAboveLoad"
        label="Pause while your own CPU use exceeds, %"
        hint="Empty: never. Work for others does not count."
      />
      <TextField
        {...props}
        field="maxTemperature"
        label="Pause above, °C"
        hint="Empty: no limit of its own"
      />
      <Checkbox
        label="Pause on battery"
        checked={text.pauseOnBattery}
        onChange={(pauseOnBattery) => set({ pauseOnBattery })}
      />
    </div>
  )
}
