import { keccak256, numberToHex } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { Confirmation } from '../signatures/messages.ts'
import { LocalSigner } from './LocalSigner.ts'
import { ThreadedSigner } from './ThreadedSigner.ts'

const key = Buffer.from(keccak256('0x09').slice(2), 'hex')
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const
const confirmer = '0x00000000000000000000000000000000000000aa'

it('signs many messages at once as the same key does alone, in the order of the calls', async () => {
  const signer = new ThreadedSigner(key, 2)
  onTestFinished(() => signer.stop())
  const local = new LocalSigner(key)
  expect(signer.address).toBe(local.address)
  const messages = Array.from(
    { length: 150 },
    (_, i) => ({ receipt: numberToHex(i, { size: 32 }), confirmer }) as const,
  )
  const signed = await Promise.all(
    messages.map((message) => signer.signMessage(domain, Confirmation, message)),
  )
  const expected = await Promise.all(
    messages.map((message) => local.signMessage(domain, Confirmation, message)),
  )
  expect(signed).toEqual(expected)
  expect(new Set(signed).size).toBe(150)
})

it('signs nothing after it was stopped, nor with an invalid key', async () => {
  const signer = new ThreadedSigner(key, 1)
  await signer.stop()
  const message = { receipt: numberToHex(1, { size: 32 }), confirmer } as const
  await expect(signer.signMessage(domain, Confirmation, message)).rejects.toThrow(
    'the signature worker exited',
  )
  expect(() => new ThreadedSigner(new Uint8Array(32), 1)).toThrow('invalid private key')
})
