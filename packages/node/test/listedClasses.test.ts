import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseNetwork } from '@muster-network/core'
import { containerClasses, WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { serviceClasses } from '../src/presence/services.ts'

const folder = path.resolve(import.meta.dirname, '../../../networks')

it('every network lists the classes of our executors and services', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-classes-'))
  try {
    const wasm = new WasmExecutor({ dir })
    const files = (await readdir(folder)).filter((file) => !file.includes('schema'))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const { classes } = parseNetwork(await readFile(path.join(folder, file), 'utf8'))
      expect(classes.work).toEqual(expect.arrayContaining([wasm.facts.class, ...containerClasses]))
      // a service that tasks could be posted for would have few seats, all of one owner
      expect(classes.service).toEqual(Object.values(serviceClasses))
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
