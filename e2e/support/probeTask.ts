import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { requirePrescription } from '@muster-network/node'
import { probeImage } from '../../packages/executors/test/container/probeImage.ts'
import { assemble, command } from '../../packages/executors/test/programs/compileWat.ts'

/** Takes a result whose a.txt has as many bytes as that of the data, and the same first eight. */
const sameFile = command(
  `(local $size i32) (local $first i64)
  (local.set $size (call $read (call $open (i32.const 3) (i32.const 1200) (i32.const 12) (i32.const 0))))
  (local.set $first (i64.load (i32.const 8192)))
  (if (i32.ne (local.get $size) (call $read (call $open (i32.const 3) (i32.const 1220) (i32.const 10) (i32.const 0))))
    (then (call $proc_exit (i32.const 1))))
  (if (i64.ne (local.get $first) (i64.load (i32.const 8192))) (then (call $proc_exit (i32.const 1))))`,
  { data: '(data (i32.const 1200) "result/a.txt") (data (i32.const 1220) "data/a.txt")' },
)

export type ProbeTask = {
  name: string
  check: string
  args?: string
  /** Where the image comes from: an archive with the task unless said. */
  source?: string
  bids?: number
  checkpointEvery?: string
}

/** A task that copies its input, unless told otherwise, in the image of the container tests. */
export async function probeTask(
  { dir }: { dir: string },
  {
    name,
    check,
    args = '[copy]',
    source = 'archive: image.tar',
    bids = 4,
    checkpointEvery = '30s',
  }: ProbeTask,
): Promise<{ prescription: BatchPrescription; folder: string }> {
  const folder = path.join(dir, name)
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await writeFile(path.join(folder, 'in', 'a.txt'), `tea for ${name}\n`)
  await writeFile(path.join(folder, 'same.wasm'), assemble(sameFile))
  await copyFile(await probeImage(), path.join(folder, 'image.tar'))
  const file = path.join(folder, 'task.yaml')
  await writeFile(
    file,
    `version: 1
kind: batch
name: ${name}
data: { path: in/ }
model: { ${source}, command: [/probe], args: ${args} }
instructions: { maxHours: 0.1, memory: 64MiB, disk: 64MiB, checkpointEvery: ${checkpointEvery} }
pay: { function: fixed, max: "6" }
halt: { bids: ${bids}, afterMs: 10000 }
check: ${check}
`,
  )
  return { folder, prescription: requirePrescription(file) as BatchPrescription }
}
