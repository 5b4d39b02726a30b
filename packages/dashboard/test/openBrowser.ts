import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Debian's chromium with everything off that would reach for the network by itself. */
export function openBrowser(): Promise<Browser> {
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'chromium'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('there is no chromium on PATH')
  return chromium.launch({
    executablePath: found,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
