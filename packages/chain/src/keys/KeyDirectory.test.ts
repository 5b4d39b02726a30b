import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { bytesToHex, hexToBytes } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Acceptance } from '../signatures/messages.ts'
import { verifyMessage } from '../signatures/verifyMessage.ts'
import { KeyDirectory } from './KeyDirectory.ts'
import { rolePaths } from './rolePaths.ts'

const phrase = 'test test test test test test test test test test test junk'
let directory: string
let keys: KeyDirectory

beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(os.tmpdir(), 'muster-keys-')), 'keys')
  keys = new KeyDirectory({ directory, cost: 2 })
})
afterEach(() => rm(path.dirname(directory), { recursive: true }))

describe('KeyDirectory', () => {
  it('derives one key per role from the phrase, compatible with other wallets', async () => {
    await keys.create('pw', phrase)
    const expected = Object.entries(rolePaths).map(([name, at]) => ({
      name,
      address: mnemonicToAccount(phrase, { path: at }).address,
    }))
    expect(await keys.list()).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)))
    expect(await keys.backUp('pw')).toBe(phrase)
  })

  it('creates a new phrase each time, and restores the same keys from it', async () => {
    const { phrase: made } = await keys.create('pw')
    expect(made.split(' ')).toHaveLength(12)
    const restored = new KeyDirectory({ directory: `${directory}-2`, cost: 2 })
    await restored.create('other password', made)
    expect(await restored.list()).toEqual(await keys.list())
    expect((await new KeyDirectory({ directory: `${directory}-3`, cost: 2 }).create('pw')).phrase).not.toBe(
      made,
    )
  })

  it('writes files that only their owner can read, and rejects a file that others can read', async () => {
    await keys.create('pw', phrase)
    for (const name of await readdir(directory))
      expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600)
    await chmod(path.join(directory, 'client.key.json'), 0o644)
    await expect(keys.unlock('client', 'pw')).rejects.toMatchObject({ code: 'CHAIN_KEY_EXPOSED' })
  })

  it('never overwrites a key', async () => {
    await keys.create('pw', phrase)
    const before = await readFile(path.join(directory, 'client.key.json'))
    await expect(keys.create('pw')).rejects.toMatchObject({ code: 'CHAIN_KEY_EXISTS' })
    await expect(keys.import('client', new Uint8Array(32).fill(1), 'pw')).rejects.toMatchObject({
      code: 'CHAIN_KEY_EXISTS',
    })
    expect(await readFile(path.join(directory, 'client.key.json'))).toEqual(before)
  })

  it.each([
    ['unlock', 'CHAIN_KEY_PASSWORD', () => keys.unlock('client', 'wrong')],
    ['back up', 'CHAIN_KEY_PASSWORD', () => keys.backUp('wrong')],
    ['unlock a missing key', 'CHAIN_KEY_MISSING', () => keys.unlock('nobody', 'pw')],
    ['unlock by a path', 'CHAIN_KEY_INVALID', () => keys.unlock('../client', 'pw')],
    ['import a number that is no key', 'CHAIN_KEY_INVALID', () => keys.import('x', new Uint8Array(32), 'pw')],
    [
      'import a file that is no key',
      'CHAIN_KEY_INVALID',
      () => keys.import('x', { file: '{}', password: '' }, 'pw'),
    ],
  ])('reports the error code: %s', async (_, code, run) => {
    await keys.create('pw', phrase)
    await expect(run()).rejects.toMatchObject({ code })
  })

  it('rejects a phrase with a wrong word without repeating it', async () => {
    const wrong = phrase.replace('junk', 'secretword')
    const error = await keys.create('pw', wrong).catch((error) => error)
    expect(error).toMatchObject({ code: 'CHAIN_KEY_INVALID' })
    expect(inspect(error, { depth: 9 })).not.toContain('secretword')
    expect(await readdir(path.dirname(directory))).toEqual([])
  })

  it('exports a key file that can be imported with another password', async () => {
    const key = hexToBytes('0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d')
    const { address } = privateKeyToAccount(bytesToHex(key))
    expect(await keys.import('old', key, 'pw')).toBe(address)
    const file = await keys.export('old')
    expect(await keys.import('copy', { file, password: 'pw' }, 'pw2')).toBe(address)
    expect((await keys.unlock('copy', 'pw2')).address).toBe(address)
  })

  it('rejects a key file whose derivation needs too much memory', async () => {
    await keys.import('a', new Uint8Array(32).fill(1), 'pw')
    const file = JSON.parse(await keys.export('a'))
    for (const kdfparams of [{ n: 2 ** 30 }, { n: 2 ** 20, r: 32 }, { n: 3 }]) {
      const hostile = structuredClone(file)
      Object.assign(hostile.crypto.kdfparams, kdfparams)
      await expect(
        keys.import('b', { file: JSON.stringify(hostile), password: 'pw' }, 'pw'),
      ).rejects.toMatchObject({
        code: 'CHAIN_KEY_INVALID',
      })
    }
  })
})

describe('an unlocked key', () => {
  it('signs transactions like viem, and messages that verify', async () => {
    await keys.create('pw', phrase)
    const signer = await keys.unlock('client', 'pw')
    const account = mnemonicToAccount(phrase)
    const common = { to: account.address, nonce: 3, gas: 21_000n, value: 5n, chainId: 51 } as const
    const modern = { ...common, type: 'eip1559', maxFeePerGas: 9n, maxPriorityFeePerGas: 1n } as const
    const legacy = { ...common, type: 'legacy', gasPrice: 7n } as const
    expect(await signer.signTransaction(modern)).toBe(await account.signTransaction(modern))
    expect(await signer.signTransaction(legacy)).toBe(await account.signTransaction(legacy))
    const domain = { chainId: 51, verifyingContract: account.address }
    const message = { delivery: `0x${'ab'.repeat(32)}` } as const
    const signature = await signer.signMessage(domain, Acceptance, message)
    expect(verifyMessage({ domain, type: Acceptance, message, signature, signer: account.address })).toBe(
      true,
    )
  })

  it('does not appear in logs, JSON or errors', async () => {
    const secret = `0x${'5a'.repeat(32)}` as const
    await keys.import('shy', hexToBytes(secret), 'pw')
    const signer = await keys.unlock('shy', 'pw')
    const shown = inspect(signer, { depth: 9, showHidden: true }) + JSON.stringify(signer)
    expect(shown).toContain(signer.address)
    expect(shown).not.toMatch(/5a5a|90, 90/)
  })
})
