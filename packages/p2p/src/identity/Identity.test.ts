import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createIdentity, loadOrCreateIdentity, verifySignature } from './Identity.ts'

describe('Identity', () => {
  it('is the same after a restart and stored with mode 0600', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-identity-'))
    try {
      const file = path.join(folder, 'node.key')
      const first = await loadOrCreateIdentity(file)
      expect((await loadOrCreateIdentity(file)).peerId).toBe(first.peerId)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      await writeFile(path.join(folder, 'bad'), 'nonsense')
      await expect(loadOrCreateIdentity(path.join(folder, 'bad'))).rejects.toMatchObject({
        code: 'CONFIG_INVALID',
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('signs for one purpose only', () => {
    const { peerId, sign } = createIdentity()
    const bytes = Buffer.from('x')
    const signature = sign('receipt', bytes)
    expect(verifySignature(peerId, 'receipt', bytes, signature)).toBe(true)
    expect(verifySignature(peerId, 'usage', bytes, signature)).toBe(false)
    expect(verifySignature(createIdentity().peerId, 'receipt', bytes, signature)).toBe(false)
  })
})
