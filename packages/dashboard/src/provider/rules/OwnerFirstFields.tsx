import { Check } from '../../ui/Check.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextField } from './TextField.tsx'

/** When the machine gives way to its owner. */
export function OwnerFirstFields(props: FieldProps) {
  const { text, set } = props
  return (
    <div className="space-y-3">
      <TextField
        {...props}
        field="pauseAboveLoad"
        label="Pause while you use more of the processors than, %"
        hint="Empty: never. What it runs for others does not count."
      />
      <TextField
        {...props}
        field="maxTemperature"
        label="Pause above, °C"
        hint="Empty: as hot as the machine allows"
      />
      <Check
        label="Pause on battery"
        checked={text.pauseOnBattery}
        onChange={(pauseOnBattery) => set({ pauseOnBattery })}
      />
    </div>
  )
}
