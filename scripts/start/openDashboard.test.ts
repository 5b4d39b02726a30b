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

/** Puts an xdg-open on PATH that records its arguments and the file that it opens. */
async function installFakeOpener(): Promise<string> {
  const record = path.join(folder, 'record')
  await writeFile(
    path.join(folder, 'xdg-open'),
    `#!/bin/sh\n{ printf '%s\\n' "$#" "$1"; cat "$1"; } > "${record}.new" && mv "${record}.new" "${record}"\n`,
  )
  await chmod(path.join(folder, 'xdg-open'), 0o755)
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
  return record
}

it('passes the address in a page that only the owner can read', async () => {
  const record = await installFakeOpener()
  const { file, remove } = await openDashboard(link, { ok: true, command: 'xdg-open', args: [] }, folder)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const recorded = await vi.waitFor(() => readFile(record, 'utf8'), { timeout: 10_000 })
  const [count, opened, ...page] = recorded.split('\n')
  expect([count, opened]).toEqual(['1', file])
  expect(page.join('\n')).toContain(`url=${link}"`)
  // Other users of the machine can read process arguments, so the code must not appear in them.
  expect(opened).not.toContain('once-Only')
  await remove()
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

it('removes the page if the program cannot be started', async () => {
  const opener = { ok: true, command: 'no-such-program-here', args: [] } as const
  await expect(openDashboard(link, opener, folder)).rejects.toThrow('ENOENT')
  await expect(stat(path.join(folder, 'open-dashboard.html'))).rejects.toThrow('ENOENT')
})
