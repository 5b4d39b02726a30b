import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateScene } from '../../examples/tracer/generate.ts'

export const demo = { name: 'tea-room', parts: 4, width: 480, height: 270, samples: 64 }

/** Writes a task folder for the path tracer, a compiled `program`, and returns the path of its task file. */
export async function prepareDemo(folder: string, program: string): Promise<string> {
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await copyFile(program, path.join(folder, 'tracer.wasm'))
  await writeFile(path.join(folder, 'in', 'scene.txt'), generateScene(1))
  const { name, parts, width, height, samples } = demo
  const file = path.join(folder, 'task.yaml')
  await writeFile(
    file,
    `# Renders a picture of a tea room in ${parts} bands, on the machines of the providers that win the bidding.
version: 1
kind: batch
name: ${name}
data: { path: in/ }
model:
  wasm: tracer.wasm
  args: [--width, "${width}", --height, "${height}", --samples, "${samples}"]
  parts: ${parts}
instructions: { maxHours: 0.25, memory: 256MiB, checkpointEvery: 3s }
pay: { function: perUnit, unit: gas, max: "40", maxUnits: 20000000000 }
halt: { afterMs: 2000, minBids: 2 }
check: { how: replay, assurance: economic, segments: 50 }
`,
  )
  return file
}
