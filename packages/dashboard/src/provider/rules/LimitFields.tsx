import { Checkbox } from '../../ui/Checkbox.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextField } from './TextField.tsx'

const kinds = [
  ['wasm', 'WebAssembly programs'],
  ['container', 'Containers'],
] as const

/** Limits on runs, time, memory, disk and kinds of work. */
export function LimitFields(props: FieldProps) {
  const { text, set, problems } = props
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField {...props} field="slots" label="Runs at once" />
      <TextField {...props} field="maxHours" label="Time limit, hours" />
      <TextField {...props} field="memory" label="Memory" hint="Such as 8GiB" />
      <TextField {...props} field="disk" label="Disk" hint="Such as 50GiB" />
      <TextField
        {...props}
        field="region"
        label="Region"
        hint="A region code such as de or us-east, or unknown"
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">Takes</legend>
        {kinds.map(([kind, label]) => (
          <Checkbox
            key={kind}
            label={label}
            checked={text.kinds.includes(kind)}
            onChange={(on) =>
              set({ kinds: on ? [...text.kinds, kind] : text.kinds.filter((each) => each !== kind) })
            }
          />
        ))}
        {problems.kinds && <p className="text-sm text-bad">{problems.kinds}</p>}
      </fieldset>
    </div>
  )
}
