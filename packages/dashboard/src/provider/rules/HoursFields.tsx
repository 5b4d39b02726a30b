import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { FieldProps } from './FieldProps.ts'

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Hours in which tasks may run. */
export function HoursFields({ text, set }: Pick<FieldProps, 'text' | 'set'>) {
  return (
    <div className="space-y-3">
      <Checkbox label="At any time" checked={text.always} onChange={(always) => set({ always })} />
      {!text.always && (
        <>
          <div className="grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((end) => (
              <TextInput
                key={end}
                label={end === 'from' ? 'From' : 'To'}
                type="time"
                value={text[end]}
                onChange={(time) => set({ [end]: time })}
              />
            ))}
          </div>
          <fieldset>
            <legend className="mb-1 text-sm font-medium">On</legend>
            <div className="flex flex-wrap gap-x-4">
              {dayNames.map((name, day) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={text.days.includes(day)}
                  onChange={(on) =>
                    set({ days: on ? [...text.days, day].sort() : text.days.filter((each) => each !== day) })
                  }
                />
              ))}
            </div>
          </fieldset>
          <p className="text-sm text-muted">An end time before the start time means the next day.</p>
        </>
      )}
    </div>
  )
}
