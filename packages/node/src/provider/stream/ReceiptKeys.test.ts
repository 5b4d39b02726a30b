import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ReceiptKeys } from './ReceiptKeys.ts'

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-keys-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return path.join(dir, 'keys')
}

it('has one key for each stream, the same after a restart, which nobody else can read', async () => {
  const dir = await folder()
  const keys = new ReceiptKeys(dir)
  const [a, b] = [`0x${'0a'.repeat(32)}`, `0x${'0b'.repeat(32)}`] as const
  const first = (await keys.of(a)).address
  expect((await keys.of(`0x${'0A'.repeat(32)}`)).address).toBe(first)
  expect((await keys.of(b)).address).not.toBe(first)
  expect((await new ReceiptKeys(dir).of(a)).address).toBe(first)
  const names = await readdir(dir)
  expect(names).toHaveLength(2)
  for (const name of names) expect((await stat(path.join(dir, name))).mode & 0o777).toBe(0o600)
})

it('makes one key when two ask at the same time', async () => {
  const keys = new ReceiptKeys(await folder())
  const id = `0x${'0c'.repeat(32)}` as const
  const signers = await Promise.all(Array.from({ length: 8 }, () => keys.of(id)))
  expect(new Set(signers.map(({ address }) => address)).size).toBe(1)
})
