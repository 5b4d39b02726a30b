import { parsePrescription } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { emptyTask, readFields, type TaskFields, writeField } from './taskDocument.ts'

const tracer = `# a picture
version: 1
kind: batch
name: tea-room   # shown everywhere
data: { path: in/ }
model: { wasm: build/tracer.wasm, args: [--width, "640", --title, "tea room"], parts: 4 }
instructions: { minScore: 0, region: any, maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`

describe('a task as form and text', () => {
  it('fills the form', () => {
    expect(readFields(tracer)).toMatchObject({
      name: 'tea-room',
      program: 'wasm',
      programPath: 'build/tracer.wasm',
      args: '--width 640 --title "tea room"',
      parts: '4',
      payMax: '12.5',
      checkHow: 'replay',
    })
  })

  it('changes one field and leaves comments and other fields unchanged', () => {
    const changed = writeField(tracer, 'payMax', '100.50')
    expect(changed.split('\n').filter((line, at) => line !== tracer.split('\n')[at])).toEqual([
      'pay: { function: perUnit, unit: gas, max: "100.50" }',
    ])
    expect(readFields(changed)?.payMax).toBe('100.50')
  })

  it('stays valid after every change that the form offers', () => {
    const changes = [
      ['name', 'evening'],
      ['parts', '8'],
      ['args', '--width 320 --title "two words"'],
      ['region', 'eu, ch'],
      ['maxHours', '0.5'],
      ['memory', '2GiB'],
      ['payMax', '7'],
      ['payParts', 'together'],
      ['haltBids', '3'],
      ['assurance', '0.1'],
      ['data', ''],
      ['checkHow', 'none'],
      ['checkHow', 'replay'],
    ] as const
    let text = tracer
    for (const [field, value] of changes) {
      text = writeField(text, field, value)
      expect(
        parsePrescription(text, { fileName: 'task.yaml' }),
        `${field} = ${value}\n${text}`,
      ).toMatchObject({
        ok: true,
      })
      if (field !== 'data') expect(readFields(text)?.[field]).toBe(value)
    }
  })

  it('leaves text that it cannot parse unchanged', () => {
    expect(readFields('a: [')).toBeUndefined()
    expect(writeField('a: [', 'name', 'x')).toBe('a: [')
    expect(readFields('- 1')).toBeUndefined()
  })

  it('starts from a task that lacks only its program', () => {
    const problems = (text: string) => {
      const parsed = parsePrescription(text, { fileName: 'task.yaml' })
      return parsed.ok ? [] : parsed.problems.map(({ path }) => path)
    }
    expect(problems(emptyTask)).toEqual(['model.wasm'])
    expect(problems(writeField(emptyTask, 'programPath', 'a.wasm'))).toEqual([])
  })

  it('turns a program into a container with a check, a unit and GPUs that fit, and back', () => {
    const image = `docker.io/library/python@sha256:${'0'.repeat(64)}`
    const write = (text: string, ...changes: [keyof TaskFields, string][]) =>
      changes.reduce((last, [field, value]) => writeField(last, field, value as never), text)
    const container = write(
      tracer,
      ['program', 'image'],
      ['programPath', image],
      ['command', 'python train.py'],
      ['gpuMemory', '24GiB'],
      ['gpuModel', 'NVIDIA GeForce RTX 4090'],
      ['gpuCount', '2'],
      ['equivalence', 'tensors'],
    )
    expect(parsePrescription(container, { fileName: 'task.yaml' })).toMatchObject({
      ok: true,
      prescription: {
        model: { image, command: ['python', 'train.py'] },
        instructions: { gpu: { count: 2, model: 'NVIDIA GeForce RTX 4090', memory: 24 * 2 ** 30 } },
        pay: { function: 'perUnit', unit: 'hours' },
        equivalence: { how: 'tensors' },
        check: { how: 'redundant', replicas: 2 },
      },
    })
    expect(readFields(container)).toMatchObject({ gpuCount: '2', gpuMemory: '24GiB', equivalence: 'tensors' })
    expect(readFields(writeField(container, 'gpuCount', ''))).toMatchObject({ gpuCount: '', gpuModel: '' })
    const back = write(container, ['program', 'wasm'], ['programPath', 'build/tracer.wasm'])
    expect(parsePrescription(back, { fileName: 'task.yaml' })).toMatchObject({
      ok: true,
      prescription: { pay: { unit: 'gas' }, equivalence: 'bytes', check: { how: 'replay' } },
    })
    expect(readFields(back)).toMatchObject({ gpuCount: '', command: '' })
  })

  it('keeps the check when one kind of container replaces the other', () => {
    const image = writeField(writeField(tracer, 'program', 'image'), 'replicas', '3')
    expect(readFields(writeField(image, 'program', 'archive'))).toMatchObject({
      program: 'archive',
      programPath: '',
      replicas: '3',
    })
  })
})
