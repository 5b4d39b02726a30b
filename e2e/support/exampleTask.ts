import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { requirePrescription } from '@muster-network/node'
import { buildExample, type WasmExample } from '../../examples/build.ts'

export type ExampleTask = { folder: string; prescription: BatchPrescription }

export type ExampleOptions = {
  input: Record<string, string | Uint8Array>
  /** Lines of the example's own task file that are replaced, or follow it, by their key. */
  lines?: Record<string, string>
  /** Functions that the task names, built beside its program. */
  functions?: readonly WasmExample[]
}

/** The task of an example by its own task file, over smaller data: a test has seconds, not minutes. */
export async function exampleTask(
  name: WasmExample,
  folder: string,
  { input, lines = {}, functions = [] }: ExampleOptions,
): Promise<ExampleTask> {
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await mkdir(path.join(folder, 'build'))
  for (const each of [name, ...functions])
    await copyFile(await buildExample(each), path.join(folder, 'build', `${each}.wasm`))
  for (const [file, bytes] of Object.entries(input)) await writeFile(path.join(folder, 'in', file), bytes)
  let text = await readFile(path.resolve(import.meta.dirname, `../../examples/${name}/task.yaml`), 'utf8')
  for (const [key, value] of Object.entries(lines)) {
    const known = new RegExp(`^${key}: .*$`, 'm')
    const line = `${key}: ${value}`
    text = known.test(text) ? text.replace(known, line) : `${text}${line}\n`
  }
  const file = path.join(folder, 'task.yaml')
  await writeFile(file, text)
  return { folder, prescription: requirePrescription(file) as BatchPrescription }
}
