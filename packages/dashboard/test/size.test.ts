import { expect, it } from 'vitest'
import { ensureBuilt } from '../build.ts'
import { firstLoad } from './firstLoad.ts'

/** What a browser fetches before the first page is there, compressed. */
const mostBytes = 250_000

it('the first page is light', async () => {
  await ensureBuilt()
  const { bytes, files } = await firstLoad()
  expect(bytes, `${files.join('\n')}`).toBeLessThanOrEqual(mostBytes)
  expect(files.length).toBeGreaterThan(3)
}, 120_000)
