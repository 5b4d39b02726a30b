import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDashboard } from './openDashboard.ts'

const link = 'http://127.0.0.1:18600/#code=once-Only_7'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-open-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** A program of the desktop that notes what it was asked to open. */
async function fakeOpener(): Promise<string> {
  const noted = path.join(folder, 'noted')
  await writeFile(
    path.join(folder, 'xdg-open'),
    `#!/bin/sh\n{ printf '%s\\n' "$#" "$1"; cat "$1"; } > "${noted}.new" && mv "${noted}.new" "${noted}"\n`,
  )
  await chmod(path.join(folder, 'xdg-open'), 0o755)
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
  return noted
}

it('hands the address over in a page that only the owner can read', async () => {
  const noted = await fakeOpener()
  const { file, remove } = await openDashboard(link, { ok: true, command: 'xdg-open', args: [] }, folder)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const asked = await vi.waitFor(() => readFile(noted, 'utf8'), { timeout: 10_000 })
  const [count, opened, ...page] = asked.split('\n')
  expect([count, opened]).toEqual(['1', file])
  expect(page.join('\n')).toContain(`url=${link}"`)
  // no argument of a process has the code: other users of the machine see those
  expect(opened).not.toContain('once-Only')
  await remove()
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

it('leaves nothing behind when there is nothing to open it with', async () => {
  const opening = { ok: true, command: 'no-such-program-here', args: [] } as const
  await expect(openDashboard(link, opening, folder)).rejects.toThrow('ENOENT')
  await expect(stat(path.join(folder, 'open-dashboard.html'))).rejects.toThrow('ENOENT')
})
