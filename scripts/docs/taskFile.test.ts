import { readFile } from 'node:fs/promises'
import { formatProblems, parsePrescription, prescriptionFields } from '@muster-network/core'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

describe('docs/task-file.md', () => {
  it('has a row for every field and no other', async () => {
    const rows = [...(await read('docs/task-file.md')).matchAll(/^\| `([a-zA-Z.]+)`/gm)].map(
      ([, name]) => name,
    )
    const sections = /^(data|model|instructions|pay|equivalence|halt|check|milestones|response)$/
    expect(rows.toSorted()).toEqual(
      prescriptionFields()
        .filter((name) => !sections.test(name))
        .toSorted(),
    )
  })

  it('has a chapter for every section', async () => {
    const chapters = [...(await read('docs/task-file.md')).matchAll(/^## `([a-z]+)`/gm)].map(
      ([, name]) => name,
    )
    const sections = prescriptionFields().filter(
      (name) => !/\.|^(version|kind|name|description|private|tokenizer)$/.test(name),
    )
    expect(chapters.toSorted()).toEqual(sections.toSorted())
  })

  it('shows examples that the parser accepts', async () => {
    const examples = [...(await read('docs/task-file.md')).matchAll(/^```yaml\n([\s\S]*?)^```/gm)]
    expect(examples.length).toBeGreaterThanOrEqual(4)
    for (const [, text = ''] of examples) {
      const parsed = parsePrescription(text, { fileName: 'task-file.md' })
      expect(parsed.ok ? '' : formatProblems(parsed.problems)).toBe('')
    }
  })

  it('states the exact limits of a probability', async () => {
    const doc = await read('docs/task-file.md')
    for (const [, lead, most] of doc.matchAll(/`lead: ([0-9])`\s+(?:gives at most )?(0\.[0-9]+)/g)) {
      const task = (p: number) =>
        `version: 1\nkind: batch\nname: a\nmodel: { wasm: a.wasm }\ninstructions: { maxHours: 1 }\npay: { function: fixed, max: "1" }\nhalt: { bids: 1 }\ncheck: { how: replay, assurance: ${p}, lead: ${lead} }\n`
      expect(parsePrescription(task(Number(most)), { fileName: 'a' }).ok).toBe(true)
      expect(parsePrescription(task(Number(most) + 0.001), { fileName: 'a' }).ok).toBe(false)
    }
  })
})
