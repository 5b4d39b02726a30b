import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { requirePrescription } from '@muster-network/node'
import { buildExample } from '../../examples/build.ts'
import { generateScene } from '../../examples/tracer/generate.ts'
import { traceInJavaScript } from '../../examples/tracer/reference.ts'

export type TracerTask = {
  file: string
  folder: string
  prescription: BatchPrescription
  /** The pixels of a part as plain JavaScript computes them. */
  expected(part: number): Buffer
}

export type TracerOptions = {
  parts?: number
  width?: number
  height?: number
  samples?: number
  /** Lines of the task file that replace or follow the usual ones, by their key. */
  lines?: Record<string, string>
}

/** A picture to be rendered: small enough for a test, long enough to be cut into segments. */
export async function tracerTask(folder: string, options: TracerOptions = {}): Promise<TracerTask> {
  const { parts = 2, width = 64, height = 48, samples = 4 } = options
  const scene = generateScene(1)
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await copyFile(await buildExample('tracer'), path.join(folder, 'tracer.wasm'))
  await writeFile(path.join(folder, 'in/scene.txt'), scene)
  const lines: Record<string, string> = {
    version: '1',
    kind: 'batch',
    name: 'tea-room',
    data: '{ path: in/ }',
    model: `{ wasm: tracer.wasm, args: [--width, ${width}, --height, ${height}, --samples, ${samples}], parts: ${parts} }`,
    instructions: '{ maxHours: 0.1, memory: 256MiB, checkpointEvery: 1s }',
    pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000 }',
    halt: '{ bids: 6, afterMs: 3000 }',
    check: '{ how: replay, segments: 8 }',
    ...options.lines,
  }
  const file = path.join(folder, 'task.yaml')
  await writeFile(
    file,
    Object.entries(lines)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  )
  const rows = (part: number) => Math.floor((height * part) / parts)
  const traced = new Map<number, Buffer>()
  return {
    file,
    folder,
    prescription: requirePrescription(file) as BatchPrescription,
    expected(part) {
      // seconds of this process, for a long picture
      const known = traced.get(part)
      if (known) return known
      const picture = { width, height, samples, seed: 1, first: rows(part), end: rows(part + 1) }
      const pixels = Buffer.from(traceInJavaScript(scene, picture))
      traced.set(part, pixels)
      return pixels
    },
  }
}
