import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Opening } from './decideOpening.ts'

/** Longer than any browser needs to start; the code in the page is void then as well, unless it was used. */
const keptMs = 60_000

export type Opened = { file: string; remove(): Promise<void> }

/**
 * Opens the owner's link on the desktop. The link has a code that signs its first visitor in, and every user of a machine
 * can read the arguments of every process: so the desktop gets a page that only the owner can read, and that page leads on.
 * It lies beside the sources, since browsers in a sandbox of their own (snap) see no hidden folders and no /tmp.
 *
 * @throws what the system says when there is no program to open it with
 */
export async function openDashboard(
  link: string,
  { command, args }: Extract<Opening, { ok: true }>,
  folder: string,
): Promise<Opened> {
  const file = path.join(folder, 'open-dashboard.html')
  await rm(file, { force: true })
  await writeFile(file, pageLeadingTo(link), { mode: 0o600, flag: 'wx' })
  const child = spawn(command, [...args, file], { stdio: 'ignore', detached: true })
  const remove = () => rm(file, { force: true })
  try {
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  } catch (error) {
    await remove()
    throw error
  }
  child.unref()
  const timer = setTimeout(() => void remove(), keptMs)
  timer.unref()
  return {
    file,
    remove: () => {
      clearTimeout(timer)
      return remove()
    },
  }
}

/** The link is ours: an address of loopback and a code of letters that need no escape. */
function pageLeadingTo(link: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${link}">
<title>muster</title>
<p><a href="${link}">Open the dashboard</a></p>
`
}
