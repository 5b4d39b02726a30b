import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runExample } from '../test/runExample.ts'
import { generateScene } from './generate.ts'
import { traceInJavaScript } from './reference.ts'

const small = ['--width', '64', '--height', '36', '--samples', '8']
const scene = generateScene(1)

function pixelsOf(ppm: Buffer): Buffer {
  const header = /^P6\n\d+ \d+\n255\n/.exec(ppm.toString('latin1', 0, 32))
  return ppm.subarray(header![0].length)
}

describe('the path tracer', () => {
  it('renders the known picture, with the same pixels as the JavaScript reference', async () => {
    const { out, stdout } = await runExample('tracer', small, { 'scene.txt': scene })
    expect(stdout).toContain('muster:progress 36/36')
    const picture = out['rows-00000.ppm']!
    const expected = traceInJavaScript(scene, {
      width: 64,
      height: 36,
      samples: 8,
      seed: 1,
      first: 0,
      end: 36,
    })
    expect(pixelsOf(picture).equals(expected)).toBe(true)
    expect(createHash('sha256').update(picture).digest('hex')).toMatchInlineSnapshot(
      `"908143184466e5c462db287dd57a2d26ea95fa02a6043a9fa40ebc0c81eb072b"`,
    )
  })

  it('renders the same rows in three parts as in one', async () => {
    const whole = await runExample('tracer', small, { 'scene.txt': scene })
    const parts: Buffer[] = []
    for (const index of [0, 1, 2]) {
      const { out } = await runExample('tracer', small, { 'scene.txt': scene }, { index, count: 3 })
      parts.push(pixelsOf(Object.values(out)[0]!))
    }
    expect(Buffer.concat(parts).equals(pixelsOf(whole.out['rows-00000.ppm']!))).toBe(true)
  })

  it('conserves light: a white ball under a uniform sky is invisible', async () => {
    const furnace = 'sky 0.25 0.25 0.25\nsphere 0 0 0 1 1 1 1 matte\nsphere 1.5 0 0 0.5 1 1 1 mirror\n'
    const { out } = await runExample('tracer', small, { 'scene.txt': furnace })
    // Gamma 2 turns 0.25 into 0.5, so every byte is 128, except where a path is trapped between the two balls.
    const values = [...pixelsOf(out['rows-00000.ppm']!)]
    expect(values.filter((value) => value !== 128).length).toBeLessThan(values.length / 500)
  })

  it('reports the line number of an invalid line in the scene', async () => {
    const { code, stderr } = await runExample('tracer', small, { 'scene.txt': 'sky 1 1 1\nball 3\n' })
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'scene.txt line 2: invalid line "ball 3".\n' })
  })
})
