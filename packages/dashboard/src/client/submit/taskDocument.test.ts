import { parsePrescription } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { emptyTask, readFields, writeField } from './taskDocument.ts'

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

  it('starts from a task that lacks only its files', () => {
    expect(parsePrescription(emptyTask, { fileName: 'task.yaml' })).toMatchObject({ ok: true })
  })
})
