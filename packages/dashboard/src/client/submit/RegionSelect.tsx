import { X } from 'lucide-react'
import { Field, inputClassName } from '../../ui/Field.tsx'
import { RegionOptions } from '../../ui/map/RegionOptions.tsx'
import { regionPosition } from '../../ui/map/regions.ts'
import { plainText } from '../../ui/plainText.ts'

type Props = { value: string; problem: string | undefined; onChange: (value: string) => void }

/** The regions of a task: any, or some that are added one by one. */
export function RegionSelect({ value, problem, onChange }: Props) {
  const chosen = value === 'any' ? [] : value.split(/[\s,]+/).filter(Boolean)
  const choose = (codes: readonly string[]) => onChange(codes.length === 0 ? 'any' : codes.join(', '))
  return (
    <Field label="Regions" problem={problem} hint="Where executors may run the work">
      {(attributes) => (
        <>
          <select
            {...attributes}
            className={inputClassName}
            value=""
            onChange={({ target }) => choose([...chosen, target.value])}
          >
            <option value="">{chosen.length === 0 ? 'Any region' : 'Add a region…'}</option>
            <RegionOptions except={chosen} />
          </select>
          {chosen.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-1.5">
              {chosen.map((code) => (
                <li
                  key={code}
                  className="inline-flex h-7 items-center gap-1 rounded-full bg-sunken pr-1 pl-2.5 text-sm"
                >
                  {plainText(regionPosition(code).name)}
                  <button
                    type="button"
                    aria-label={`Remove ${plainText(regionPosition(code).name)}`}
                    onClick={() => choose(chosen.filter((each) => each !== code))}
                    className="grid size-6 place-items-center rounded-full hover:bg-line"
                  >
                    <X aria-hidden size={13} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
