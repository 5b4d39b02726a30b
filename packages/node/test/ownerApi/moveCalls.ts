import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { OwnerCase } from './OwnerCase.ts'

/** Tests that move the daemon to another network. */
export function moveCalls(the: OwnerCase): void {
  it('verifies another network before it joins', async () => {
    const { api } = the
    const join = await ownChain(the)
    await expect(api.chooseNetwork({ body: { ...join, deployment: {} } })).rejects.toMatchObject({
      code: 'API_UNPROCESSABLE',
    })
    const foreign = { ...join.deployment, definitionHash: `0x${'12'.repeat(32)}` }
    await expect(api.chooseNetwork({ body: { ...join, deployment: foreign } })).rejects.toMatchObject({
      code: 'API_UNPROCESSABLE',
      message: expect.stringContaining('the definition does not match'),
    })
    const silent = { ...join, rpcUrl: 'http://127.0.0.1:9' }
    await expect(api.chooseNetwork({ body: silent })).rejects.toMatchObject({
      code: 'CHAIN_RPC_FAILED',
    })
    expect(await api.getSetup()).toMatchObject({ network: { mode: 'local' }, restartNeeded: false })
  }, 60_000)

  it('returns to its network when the chosen one fails', async () => {
    const { api } = the
    const chosen = await api.chooseNetwork({ body: await ownChain(the) })
    expect(chosen).toMatchObject({ step: 'key', network: { mode: 'join' }, restartNeeded: true })
    const { words, address } = await api.makeKey()
    expect(words).toHaveLength(12)
    const confirm = (shift: number) =>
      api.confirmPhrase({
        body: { words: [1, 5, 9].map((index) => ({ index, word: words[index + shift]! })) },
      })
    expect((await confirm(1)).ok).toBe(false)
    expect(await confirm(0)).toMatchObject({ ok: true, setup: { key: { address, phraseConfirmed: true } } })
    await expect(api.makeKey()).rejects.toMatchObject({ code: 'API_CONFLICT' })
    await vi.waitFor(
      async () => expect(await api.getSetup()).toMatchObject({ step: 'network', restartNeeded: false }),
      { timeout: 90_000, interval: 500 },
    )
    expect(await api.getStatus()).toMatchObject({ local: true })
    expect(await api.getHealth()).toMatchObject({ ready: true })
  }, 120_000)
}

/** A valid network to join whose chain stops with the daemon that leaves it: this machine's own. */
async function ownChain({ owner, dataDir }: OwnerCase) {
  const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  return {
    mode: 'join' as const,
    rpcUrl: owner.local!.chain.url,
    definition: { ...owner.local!.definition },
    deployment: await json(path.join(dataDir, 'local/deployment.json')),
  }
}
