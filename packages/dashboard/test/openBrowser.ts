import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Launches the system's chromium with every background network feature disabled. */
export function openBrowser(): Promise<Browser> {
  const executablePath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'chromium'))
    .find((file) => existsSync(file))
  if (!executablePath) throw new Error('Cannot find chromium on PATH: install it.')
  return chromium.launch({
    executablePath,
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
