import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const program = path.join(import.meta.dirname, 'run.ts')
const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args])

it('fuzzes a decoder, prints its figures and ends', async () => {
  const { stdout } = await run('--decoder', 'amounts', '--inputs', '1000', '--seed', '3', '--json')
  expect(stdout).toContain('seed 3: 1000 inputs')
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({
    metrics: { inputs: 1000, seed: 3, decoders: 1, findings: 0 },
  })
})

it('repeats one input, and refuses a decoder that it does not know', async () => {
  const input = Buffer.from('12.5').toString('base64')
  expect((await run('--decoder', 'amounts', '--input', input)).stdout).toContain('amounts: accepted')
  await expect(run('--decoder', 'nothing')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Unknown decoder "nothing"'),
  })
})
