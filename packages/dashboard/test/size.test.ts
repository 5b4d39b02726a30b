import { expect, it } from 'vitest'
import { ensureBuilt } from '../build.ts'
import { firstLoad } from './firstLoad.ts'

/** Compressed bytes that a browser fetches before the first page is shown. */
const maxBytes = 250_000

it('loads the first page in at most 250 kB', async () => {
  await ensureBuilt()
  const { bytes, files } = await firstLoad()
  expect(bytes, `${files.join('\n')}`).toBeLessThanOrEqual(maxBytes)
  expect(files.length).toBeGreaterThan(3)
}, 120_000)
