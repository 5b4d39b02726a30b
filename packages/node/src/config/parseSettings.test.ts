import { expect, it } from 'vitest'
import { parseSettings } from './parseSettings.ts'

it('reads settings, and an empty file as none', () => {
  expect(parseSettings('ports: { api: 1 }\n')).toEqual({ ok: true, settings: { ports: { api: 1 } } })
  expect(parseSettings('# nothing\n')).toEqual({ ok: true, settings: {} })
})

const problemsOf = (text: string) => {
  const parsed = parseSettings(text)
  return parsed.ok ? 0 : parsed.problems.length
}
/** At least one problem, and at most as many as people read. */
const counts = Array.from({ length: 20 }, (_, i) => i + 1)

it('refuses text that would expand, overflow the stack or take long', () => {
  const bomb = Array.from(
    { length: 9 },
    (_, i) => `a${i}: &a${i} [${i ? `*a${i - 1}, *a${i - 1}` : 'x'}]\n`,
  ).join('')
  for (const text of [bomb, '['.repeat(20_000), 'a: &a [*a]', '- a', 'a: b: c', `a: ${'x'.repeat(70_000)}`])
    expect(problemsOf(text)).toBeOneOf(counts)
})
