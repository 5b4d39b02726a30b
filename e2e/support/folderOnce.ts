import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'

/** Fills a folder once, however many ask at the same time: nobody sees half of it. */
export async function folderOnce(folder: string, fill: (making: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  const making = `${folder}.${randomUUID()}`
  await mkdir(making, { recursive: true })
  await fill(making)
  try {
    await rename(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    await rm(making, { recursive: true })
  }
}
