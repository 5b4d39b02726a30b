import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { networkDefinitions } from './networkDefinitions.ts'

it('docs/economics.md has the numbers of streams of every definition', async () => {
  const page = await readFile(new URL('../../docs/economics.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-zA-Z]+)` \| ([0-9.]+) \| ([0-9.]+) \|/gm)]
  for (const { name, streams } of await networkDefinitions()) {
    const { unitWork: _, ...numbers } = streams
    const shown = rows.map(([, field, muster, others]) => [field, name === 'muster' ? muster : others])
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, String(value)])),
    )
  }
})
