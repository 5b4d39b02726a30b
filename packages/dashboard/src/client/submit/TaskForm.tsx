import type { Problem } from '@muster-network/core'
import type { ReactNode } from 'react'
import { useMoney } from '../../ui/Amount.tsx'
import { Field, inputLook } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { readFields, type TaskFields, writeField } from './taskDocument.ts'

type Props = {
  yaml: string
  onChange: (yaml: string) => void
  problems: readonly Problem[]
  files: readonly { path: string }[]
}

/** The fields that most tasks need; the rest is in the text, and stays there. */
export function TaskForm({ yaml, onChange, problems, files }: Props) {
  const { symbol } = useMoney()
  const fields = readFields(yaml)
  if (!fields)
    return (
      <Notice tone="warn" title="The form cannot show this text">
        Mend the mistakes below in the YAML view; the form comes back by itself.
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
      <Group title="What runs">
        {text('name', 'Name', 'name')}
        <Pick
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
        {text('parts', 'Parts', 'model.parts', { hint: 'Run at the same time, each by one executor' })}
        {text('data', 'Data', 'data.path', { hint: 'A file or folder above; empty for none' })}
      </Group>
      <Group title="Where it runs">
        {text('maxHours', 'Longest run, hours', 'instructions.maxHours')}
        {text('memory', 'Memory', 'instructions.memory', { hint: 'Such as 2GiB; 1GiB when empty' })}
        {text('region', 'Regions', 'instructions.region', { hint: 'any, or a list such as eu, ch' })}
        {text('minScore', 'Lowest score', 'instructions.minScore')}
      </Group>
      <Group title="What it may cost">
        {text('payMax', `Most for the work${symbol && `, ${symbol}`}`, 'pay.max', {
          hint: 'Bids above it are refused; the check comes on top',
        })}
        <Pick
          label="Paid"
          value={fields.payFunction}
          onChange={(value) => set('payFunction', value)}
          options={{
            perUnit: 'By work done',
            fixed: 'A fixed price',
            logProgress: 'By progress',
            contract: 'By a contract',
          }}
        />
        {text('haltBids', 'Award at this many bids', 'halt.bids')}
        {text('haltAfterMs', 'or after, ms', 'halt.afterMs')}
        <Pick
          label="If an executor fails"
          value={fields.payParts}
          onChange={(value) => set('payParts', value)}
          options={{ each: 'The others are paid', together: 'Nobody is paid: all or nothing' }}
        />
      </Group>
      <Group title="How it is checked">
        <Pick
          label="Check"
          value={fields.checkHow}
          onChange={(value) => set('checkHow', value)}
          options={{
            replay: 'Replay of drawn segments',
            redundant: 'Several run the same',
            checker: 'Your own checker',
            none: 'No check',
          }}
        />
        {fields.checkHow === 'redundant'
          ? text('copies', 'Copies', 'check.copies')
          : fields.checkHow !== 'none' &&
            text('assurance', 'Assurance', 'check.assurance', {
              hint: 'economic: cheating loses money. Or a probability, such as 0.2',
            })}
      </Group>
      {fields.payParts === 'together' && (
        <Notice tone="warn" title="Fewer machines bid, and they ask more">
          If an executor fails its part and nobody makes it good, nobody is paid: not every owner takes that
          risk.
        </Notice>
      )}
      {fields.checkHow === 'none' && (
        <Notice tone="warn" title="The executor is believed">
          Without a check, wrong work is paid like right work, and counts for nothing in anybody's history.
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
            className={inputLook}
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

type PickProps<T extends string> = {
  label: string
  value: T
  options: Readonly<Record<T, string>>
  onChange: (value: T) => void
}

function Pick<T extends string>({ label, value, options, onChange }: PickProps<T>) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          className={inputLook}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {Object.entries<string>(options).map(([each, word]) => (
            <option key={each} value={each}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
