import { expect, it } from 'vitest'
import { pasteable } from './pasteable.ts'

it('replaces the command and no other mention of muster', () => {
  const hint = 'muster cannot run: start it with muster up, or see `muster status --all`; muster downtown.'
  expect(pasteable(hint, 'npx muster')).toBe(
    'muster cannot run: start it with npx muster up, or see `npx muster status --all`; muster downtown.',
  )
  expect(pasteable(hint, 'muster')).toBe(hint)
})

it('changes a text once', () => {
  const once = pasteable('Run muster up.', 'npx muster')
  expect(pasteable(once, 'npx muster')).toBe(once)
  expect(pasteable(pasteable('Run muster up.', '/opt/a b/muster up'), 'x')).toContain('/opt/a b/muster up')
  expect(pasteable('Run muster up.', '$& $1')).toBe('Run $& $1 up.')
})
