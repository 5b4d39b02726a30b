import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runExample } from '../test/runExample.ts'
import { generateDigits } from './generate.ts'
import { trainInJavaScript } from './reference.ts'

const { images, labels } = generateDigits(400, 1)
const input = { 'images.idx': images, 'labels.idx': labels }

describe('the trainer', () => {
  it('learns the known weights, bit for bit equal to the JavaScript reference', async () => {
    const { out } = await runExample('trainer', ['--epochs', '3', '--hidden', '24'], input)
    const file = out['weights.safetensors']!
    const expected = trainInJavaScript(images, labels, {
      epochs: 3,
      hidden: 24,
      batch: 16,
      ratePerMille: 50,
      seed: 1,
    })
    const data = file.subarray(8 + Number(file.readBigUInt64LE(0)))
    expect(Buffer.concat(expected.map((tensor) => Buffer.from(tensor.buffer))).equals(data)).toBe(true)
    expect(createHash('sha256').update(file).digest('hex')).toMatchInlineSnapshot(
      `"a852f5dc1165291aa93541ec306dfd69650f0959fbffc4aa9ec536607bfe9cea"`,
    )
  })

  it('learns to classify at least 390 of 400 digits', async () => {
    const { stdout } = await runExample('trainer', ['--epochs', '25'], input)
    const [epoch, , right, count] = stdout.trim().split('\n').at(-1)!.split(',').map(Number)
    expect({ epoch, count }).toEqual({ epoch: 25, count: 400 })
    expect(right).toBeGreaterThanOrEqual(390)
  })

  it('resumes from a checkpoint to the same weights as an uninterrupted run', async () => {
    const first = await runExample('trainer', ['--epochs', '2', '--checkpoint-every', '2'], input)
    const checkpoint = first.out['checkpoint-2.safetensors']!
    const second = await runExample('trainer', ['--epochs', '4'], {
      ...input,
      'checkpoint.safetensors': checkpoint,
    })
    const whole = await runExample('trainer', ['--epochs', '4'], input)
    expect(second.stdout).toMatch(/^3,/)
    expect(second.out['weights.safetensors']!.equals(whole.out['weights.safetensors']!)).toBe(true)
  })

  it('rejects a checkpoint of a different shape and a truncated file', async () => {
    const other = await runExample('trainer', ['--epochs', '1', '--hidden', '8'], input)
    const wrong = { ...input, 'checkpoint.safetensors': other.out['weights.safetensors']! }
    expect(await runExample('trainer', ['--epochs', '2'], wrong)).toMatchObject({
      code: 1,
      stderr: 'The checkpoint does not have the shape of the network.\n',
    })
    const truncated = { ...input, 'images.idx': images.subarray(0, 1000) }
    expect(await runExample('trainer', [], truncated)).toMatchObject({
      code: 1,
      stderr: '/in/images.idx is truncated.\n',
    })
  })
})
