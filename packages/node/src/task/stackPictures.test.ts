import { existsSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchLoop } from '../../../../scripts/test/watchLoop.ts'
import { stackPictures } from './stackPictures.ts'

let dir: string
let target: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-stack-'))
  target = path.join(dir, 'picture.png')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const ppm = (width: number, height: number, fill: number) =>
  Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), Buffer.alloc(width * height * 3, fill)])

async function stack(...bands: Buffer[]): Promise<boolean> {
  const files = bands.map((_, index) => path.join(dir, `${index}.ppm`))
  await Promise.all(files.map((file, index) => writeFile(file, bands[index]!)))
  return stackPictures(files, target)
}

/** The rows of a PNG with their filters. */
async function rowsOf(file: string): Promise<Buffer> {
  const png = await readFile(file)
  const pieces: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      pieces.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return inflateSync(Buffer.concat(pieces))
}

it('stacks bands of one width into one PNG, first on top', async () => {
  expect(await stack(ppm(2, 1, 10), ppm(2, 2, 20))).toBe(true)
  const png = await readFile(target)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 3])
  const row = (value: number) => [0, ...Array(6).fill(value)]
  expect([...(await rowsOf(target))]).toEqual([...row(10), ...row(20), ...row(20)])
})

it('writes nothing for files that are not bands of one picture', async () => {
  for (const bands of [
    [],
    [ppm(2, 1, 0), ppm(3, 1, 0)],
    [ppm(2, 1, 0), Buffer.from('text')],
    [ppm(2, 2, 0).subarray(0, -1)],
    [ppm(0, 7, 0)],
  ])
    expect(await stack(...bands)).toBe(false)
  expect(existsSync(target)).toBe(false)
})

it('leaves the event loop free while it compresses a large picture', async () => {
  const [width, height] = [8_192, 4_096]
  const file = path.join(dir, 'large.ppm')
  const handle = await open(file, 'w')
  const head = `P6\n${width} ${height}\n255\n`
  await handle.write(head)
  await handle.truncate(head.length + width * height * 3)
  await handle.close()
  const { outcome, tookMs, longestPauseMs, rssGrewBytes } = await watchLoop(() =>
    stackPictures([file], target),
  )
  expect(outcome).toMatchObject({ value: true })
  expect(longestPauseMs).toBeLessThan(tookMs / 2)
  expect(rssGrewBytes).toBeLessThan(width * height * 3)
})
