import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Opener } from './chooseOpener.ts'

/** Longer than any browser needs to start. */
const lifetimeMs = 60_000

export type OpenedPage = { file: string; remove(): Promise<void> }

/**
 * Opens the owner's link with a desktop program. The link contains a code that signs in its first visitor, and every user
 * of a machine can read the arguments of every process. So the program gets a page that only the owner can read, and the
 * page redirects to the link. The page is in the repository, because sandboxed browsers (snap) cannot read hidden folders
 * or /tmp.
 *
 * @throws the system error if the program cannot be started
 */
export async function openDashboard(
  link: string,
  { command, args }: Extract<Opener, { ok: true }>,
  folder: string,
): Promise<OpenedPage> {
  const file = path.join(folder, 'open-dashboard.html')
  await rm(file, { force: true })
  await writeFile(file, redirectPage(link), { mode: 0o600, flag: 'wx' })
  const child = spawn(command, [...args, file], { stdio: 'ignore', detached: true })
  const remove = () => rm(file, { force: true })
  try {
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  } catch (error) {
    await remove()
    throw error
  }
  child.unref()
  const timer = setTimeout(() => void remove(), lifetimeMs)
  timer.unref()
  return {
    file,
    remove: () => {
      clearTimeout(timer)
      return remove()
    },
  }
}

/** Returns a page that redirects to `link`, a loopback address with a code that needs no escaping. */
function redirectPage(link: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${link}">
<title>muster</title>
<p><a href="${link}">Open the dashboard</a></p>
`
}
