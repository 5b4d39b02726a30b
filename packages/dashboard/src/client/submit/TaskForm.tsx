import type { Problem } from '@muster-network/core'
import type { ReactNode } from 'react'
import { useMoney } from '../../ui/Amount.tsx'
import { Field, inputClassName } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { readFields, type TaskFields, writeField } from './taskDocument.ts'

type Props = {
  yaml: string
  onChange: (yaml: string) => void
  problems: readonly Problem[]
  files: readonly { path: string }[]
}

/** Form for the fields that most tasks need. Other fields are edited in the YAML view. */
export function TaskForm({ yaml, onChange, problems, files }: Props) {
  const { symbol } = useMoney()
  const fields = readFields(yaml)
  if (!fields)
    return (
      <Notice tone="warn" title="The form cannot show this text">
        Fix the problems below in the YAML view; the form returns by itself.
      </Notice>
    )
  const set = <K extends keyof TaskFields>(field: K, value: TaskFields[K]) =>
    onChange(writeField(yaml, field, value))
  const problem = (...paths: string[]) => problems.find(({ path }) => paths.includes(path))?.what
  const text = (field: keyof TaskFields, label: string, path: string, more: Partial<TextProps> = {}) => (
    <Text
      label={label}
      value={fields[field]}
      problem={problem(path)}
      onChange={(value) => set(field, value as never)}
      {...more}
    />
  )
  return (
    <div className="space-y-5">
      <Group title="Program">
        {text('name', 'Name', 'name')}
        <Select
          label="Program"
          value={fields.program}
          onChange={(value) => set('program', value)}
          options={{ wasm: 'WebAssembly', image: 'Container image', archive: 'Container archive' }}
        />
        {text(
          'programPath',
          fields.program === 'image' ? 'Image, by digest' : 'Program file',
          `model.${fields.program}`,
          {
            suggestions: files.map((file) => file.path),
          },
        )}
        {text('args', 'Arguments', 'model.args', { hint: 'As on a command line' })}
        {text('parts', 'Parts', 'model.parts', { hint: 'Run in parallel, each by one executor' })}
        {text('data', 'Data', 'data.path', { hint: 'A file or folder above; empty for none' })}
      </Group>
      <Group title="Requirements">
        {text('maxHours', 'Longest run, hours', 'instructions.maxHours')}
        {text('memory', 'Memory', 'instructions.memory', { hint: 'Such as 2GiB; 1GiB when empty' })}
        {text('region', 'Regions', 'instructions.region', { hint: 'any, or a list such as eu, ch' })}
        {text('minScore', 'Minimum score', 'instructions.minScore')}
      </Group>
      <Group title="Payment">
        {text('payMax', `Maximum for the work${symbol && `, ${symbol}`}`, 'pay.max', {
          hint: 'Higher bids are rejected; the price of the check is extra',
        })}
        <Select
          label="Paid"
          value={fields.payFunction}
          onChange={(value) => set('payFunction', value)}
          options={{
            perUnit: 'Per unit of work',
            fixed: 'Fixed price',
            logProgress: 'By progress',
            contract: 'By a custom contract',
          }}
        />
        {text('haltBids', 'Award at this many bids', 'halt.bids')}
        {text('haltAfterMs', 'or after, ms', 'halt.afterMs')}
        <Select
          label="If an executor fails"
          value={fields.payParts}
          onChange={(value) => set('payParts', value)}
          options={{ each: 'The others are paid', together: 'Nobody is paid: all or nothing' }}
        />
      </Group>
      <Group title="Check">
        <Select
          label="Check"
          value={fields.checkHow}
          onChange={(value) => set('checkHow', value)}
          options={{
            replay: 'Replay of drawn segments',
            redundant: 'Redundant: several run the same part',
            checker: 'Your own checker',
            none: 'No check',
          }}
        />
        {fields.checkHow === 'redundant'
          ? text('replicas', 'Replicas', 'check.replicas')
          : fields.checkHow !== 'none' &&
            text('assurance', 'Assurance', 'check.assurance', {
              hint: 'economic: cheating loses money. Or a detection probability, such as 0.2',
            })}
      </Group>
      {fields.payParts === 'together' && (
        <Notice tone="warn" title="Fewer machines bid, at higher prices">
          If an executor fails its part and nobody replaces it, no executor is paid. Some providers refuse
          that risk.
        </Notice>
      )}
      {fields.checkHow === 'none' && (
        <Notice tone="warn" title="The result is not verified">
          Without a check, wrong work is paid like correct work. Unchecked work does not count towards a
          provider's record.
        </Notice>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type TextProps = {
  label: string
  value: string
  hint: string
  problem: string | undefined
  suggestions: readonly string[]
  onChange: (value: string) => void
}

function Text({
  label,
  value,
  hint,
  problem,
  suggestions,
  onChange,
}: Partial<TextProps> & Pick<TextProps, 'label' | 'value' | 'onChange' | 'problem'>) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            spellCheck={false}
            list={suggestions && `${attributes.id}-list`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClassName}
          />
          {suggestions && (
            <datalist id={`${attributes.id}-list`}>
              {suggestions.slice(0, 200).map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type SelectProps<T extends string> = {
  label: string
  value: T
  options: Readonly<Record<T, string>>
  onChange: (value: T) => void
}

function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          className={inputClassName}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {Object.entries<string>(options).map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
