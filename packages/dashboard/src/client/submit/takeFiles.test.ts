import { expect, it } from 'vitest'
import { bindProgram, takeFiles } from './takeFiles.ts'
import { emptyTask, readFields, writeField } from './taskDocument.ts'

const added = (path: string, content = 'x') => ({ path, file: new File([content], path.split('/').at(-1)!) })
const named = `version: 1
data: { path: ./in/ }
model: { wasm: build/a.wasm }
check: { how: checker, wasm: verify.wasm }
`

it('takes of a folder with a task file only the files that it names, relative to it', async () => {
  const taken = await takeFiles([
    added('project/.git/config'),
    added('project/in/a/1.txt'),
    added('project/in/2.txt'),
    added('project/inside.txt'),
    added('project/build/a.wasm'),
    added('project/verify.wasm'),
    added('project/examples/task.yaml', 'version: 2'),
    added('project/task.yaml', named),
    added('other.txt'),
  ])
  expect(taken.yaml).toBe(named)
  expect(taken.files.map(({ path }) => path)).toEqual([
    'in/a/1.txt',
    'in/2.txt',
    'build/a.wasm',
    'verify.wasm',
  ])
  expect(taken.leftOut).toBe(4)
})

it('takes a whole folder that is the data', async () => {
  const taken = await takeFiles([added('task.yaml', 'data: { path: . }'), added('a.txt'), added('b/c.txt')])
  expect(taken.files.map(({ path }) => path)).toEqual(['a.txt', 'b/c.txt'])
})

it('takes every file without a task file, and nothing for a task file that it cannot parse', async () => {
  expect(await takeFiles([added('in/a.txt'), added('b.txt')])).toMatchObject({ files: [{}, {}], leftOut: 0 })
  expect(await takeFiles([added('task.yaml', 'a: ['), added('b.txt')])).toMatchObject({
    files: [],
    leftOut: 1,
  })
})

it('rejects files above the limits of the daemon', async () => {
  const large = (path: string, size: number) => ({ path, file: { size, text: async () => '' } as File })
  await expect(takeFiles([large('a/big.bin', 5 * 2 ** 30)])).rejects.toThrow('a/big.bin is too large')
  await expect(takeFiles([large('task.yaml', 2 ** 21)])).rejects.toThrow('a task file has at most 1 MiB')
})

it('writes an uploaded program into its field, and keeps a program that is there', () => {
  const bound = (yaml: string, ...paths: string[]) => {
    const files = paths.map((path) => ({ path }))
    return readFields(bindProgram(yaml, files, files))
  }
  expect(bound(emptyTask, 'notes.txt', 'build/a.wasm')).toMatchObject({ programPath: 'build/a.wasm' })
  expect(bound(writeField(emptyTask, 'programPath', 'gone.wasm'), 'a.wasm')?.programPath).toBe('a.wasm')
  expect(bound(writeField(emptyTask, 'programPath', 'a.wasm'), 'a.wasm', 'b.wasm')?.programPath).toBe(
    'a.wasm',
  )
  expect(bound(emptyTask, 'image.tar')).toMatchObject({
    program: 'archive',
    programPath: 'image.tar',
    checkHow: 'redundant',
  })
  const image = writeField(writeField(emptyTask, 'program', 'image'), 'programPath', 'docker.io/a@sha256:0')
  expect(bound(image, 'a.wasm')?.program).toBe('image')
  expect(bound(emptyTask, 'notes.txt')?.programPath).toBe('')
})
