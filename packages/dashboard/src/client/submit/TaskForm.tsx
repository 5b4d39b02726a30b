import type { Problem } from '@muster-network/core'
import { useRef } from 'react'
import { useMoney } from '../../ui/Amount.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusFirstField } from '../../ui/useFocusFirstField.ts'
import { FieldGroup, SelectControl, TextControl, type TextProps } from './FormControls.tsx'
import { commonGpus, options } from './formOptions.ts'
import { RegionSelect } from './RegionSelect.tsx'
import { readFields, type TaskFields, writeField } from './taskDocument.ts'

type Props = {
  yaml: string
  onChange: (yaml: string) => void
  /** Problems to show. */
  problems: readonly Problem[]
  /** Called when the user leaves a field. */
  onTouch: (path: string) => void
  files: readonly { path: string }[]
}

/** Form for the fields that most tasks need. Other fields are edited in the YAML view. */
export function TaskForm({ yaml, onChange, problems, onTouch, files }: Props) {
  const { symbol } = useMoney()
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstField(form)
  const fields = readFields(yaml)
  if (!fields)
    return (
      <Notice tone="warn" title="The form cannot show this text">
        Fix the problems below in the YAML view; the form returns by itself.
      </Notice>
    )
  const isContainer = fields.program !== 'wasm'
  const set = <K extends keyof TaskFields>(field: K, value: TaskFields[K]) =>
    onChange(writeField(yaml, field, value))
  const problemAt = (path: string) => problems.find((each) => each.path === path)?.what
  const text = (field: keyof TaskFields, label: string, path: string, more: Partial<TextProps> = {}) => (
    <TextControl
      label={label}
      value={fields[field]}
      problem={problemAt(path)}
      onChange={(value) => set(field, value as never)}
      onBlur={() => onTouch(path)}
      {...more}
    />
  )
  const select = <K extends keyof typeof options>(field: K, label: string, path: string, hint?: string) => (
    <SelectControl<string>
      label={label}
      value={fields[field]}
      problem={problemAt(path)}
      options={options[field]}
      onChange={(value) => set(field, value as never)}
      {...(hint && { hint })}
    />
  )
  return (
    <div ref={form} className="space-y-5">
      <FieldGroup title="Program">
        {text('name', 'Name', 'name')}
        {select('program', 'Program', 'model')}
        {fields.program === 'image'
          ? text('programPath', 'Container image', 'model.image', {
              hint: 'With its registry and digest, so that everybody runs the same',
              placeholder: 'docker.io/library/python@sha256:…',
            })
          : text('programPath', isContainer ? 'Image archive' : 'Program file', `model.${fields.program}`, {
              hint: isContainer ? 'Made with podman save or docker save' : 'A .wasm file of the files above',
              suggestions: files.map((file) => file.path),
            })}
        {isContainer &&
          text('command', 'Command', 'model.command', { hint: "Empty for the image's own entry point" })}
        {text('args', 'Arguments', 'model.args', { hint: 'As on a command line' })}
        {text('parts', 'Parts', 'model.parts', { hint: 'Run in parallel, each by one executor' })}
        {text('data', 'Data', 'data.path', { hint: 'A file or folder above; empty for none' })}
      </FieldGroup>
      <FieldGroup title="Requirements">
        {text('maxHours', 'Longest run, hours', 'instructions.maxHours')}
        {text('memory', 'Memory', 'instructions.memory', { hint: 'Such as 2GiB; 1GiB when empty' })}
        {isContainer && (
          <>
            {text('gpuCount', 'GPUs for each part', 'instructions.gpu.count', { hint: 'Empty for none' })}
            {text('gpuModel', 'GPU model', 'instructions.gpu.model', {
              hint: 'The exact name; any model when empty',
              placeholder: 'Any',
              suggestions: commonGpus,
            })}
            {text('gpuMemory', 'Memory of each GPU', 'instructions.gpu.memory', {
              hint: 'At least this much, such as 24GiB',
            })}
          </>
        )}
        <RegionSelect
          value={fields.region}
          problem={problemAt('instructions.region')}
          onChange={(value) => set('region', value)}
        />
        {text('minScore', 'Minimum score', 'instructions.minScore')}
      </FieldGroup>
      <FieldGroup title="Payment">
        {text('payMax', `Maximum for the work${symbol && `, ${symbol}`}`, 'pay.max', {
          hint: 'Higher bids are rejected; the price of the check is extra',
        })}
        {select('payFunction', 'Paid', 'pay.function')}
        {text('haltBids', 'Award at this many bids', 'halt.bids')}
        {text('haltAfterMs', 'or after, ms', 'halt.afterMs')}
        {select('payParts', 'If an executor fails', 'pay.allOrNothing')}
      </FieldGroup>
      <FieldGroup title="Check">
        {select('checkHow', 'Check', 'check.how')}
        {fields.checkHow === 'redundant' ? (
          <>
            {text('replicas', 'Replicas', 'check.replicas')}
            {select('equivalence', 'Results are the same', 'equivalence')}
          </>
        ) : (
          fields.checkHow !== 'none' &&
          text('assurance', 'Assurance', 'check.assurance', {
            hint: 'economic: cheating loses money. Or a detection probability, such as 0.2',
          })
        )}
      </FieldGroup>
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
