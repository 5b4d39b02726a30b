import { unknownRegion } from '@muster-network/core'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field, inputClassName } from '../../ui/Field.tsx'
import { RegionOptions } from '../../ui/map/RegionOptions.tsx'
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
      <Field label="Region" hint="Where this machine is" problem={problems.region}>
        {(attributes) => (
          <select
            {...attributes}
            className={inputClassName}
            value={text.region}
            onChange={(event) => set({ region: event.target.value })}
          >
            <option value={unknownRegion}>Not given: only work for any region</option>
            <RegionOptions />
          </select>
        )}
      </Field>
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
