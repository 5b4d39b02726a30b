import { type Hex, hexToBytes, keccak256, numberToHex, verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messageDigest } from './hashMessage.ts'
import { Voucher } from './messages.ts'
import { SignatureVerifier, type ToVerify } from './SignatureVerifier.ts'
import { signDigest } from './signDigest.ts'
import { verifyMessage } from './verifyMessage.ts'

const privateKey = keccak256('0x07')
const signer = privateKeyToAccount(privateKey).address
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const

function voucher(count: number): ToVerify<(typeof Voucher)['fields']> {
  const message: Voucher = {
    streamId: numberToHex(9, { size: 32 }),
    payee: '0x00000000000000000000000000000000000000cc',
    ...{ amount: BigInt(5 * count), epoch: 3, count: BigInt(count), root: numberToHex(8, { size: 32 }) },
  }
  const digest = hexToBytes(messageDigest(domain, Voucher, message))
  return { message, signer, signature: signDigest(digest, hexToBytes(privateKey)) }
}

describe('a signature', () => {
  it('is compatible with viem in both directions', async () => {
    const { message, signature } = voucher(1)
    const types = { Voucher: Voucher.entries.map(([name, type]) => ({ name, type })) }
    const typed = {
      domain: { name: 'muster', version: '1', ...domain },
      types,
      primaryType: 'Voucher',
      message,
    } as const
    expect(await verifyTypedData({ ...typed, address: signer, signature })).toBe(true)
    const theirs = await privateKeyToAccount(privateKey).signTypedData(typed)
    expect(verifyMessage({ domain, type: Voucher, message, signature: theirs, signer })).toBe(true)
  })
})

describe('SignatureVerifier', () => {
  it('returns verdicts in the order of the items, over several workers', async () => {
    const verifier = new SignatureVerifier(2)
    onTestFinished(() => verifier.stop())
    const items = Array.from({ length: 300 }, (_, i) => {
      const good = voucher(i)
      if (i % 5 === 1) return { ...good, message: { ...good.message, amount: 6n } }
      if (i % 5 === 2) return { ...good, signer: domain.verifyingContract as Hex }
      if (i % 5 === 3) return { ...good, signature: '0xnonsense' as Hex }
      return good
    })
    expect(await verifier.verify(domain, Voucher, items)).toEqual(
      items.map((_, i) => i % 5 === 0 || i % 5 === 4),
    )
    for (const round of ['new keys', 'known keys'])
      expect(await verifier.verify(domain, Voucher, items, { anyParity: true }), round).toEqual(
        items.map((_, i) => i % 5 === 0 || i % 5 === 4),
      )
    expect(await verifier.verify(domain, Voucher, [])).toEqual([])
  })

  it('checks v unless told otherwise', async () => {
    const verifier = new SignatureVerifier(1)
    onTestFinished(() => verifier.stop())
    const good = voucher(1)
    const v = good.signature.endsWith('1b') ? '1c' : '1b'
    const changed = { ...good, signature: `${good.signature.slice(0, -2)}${v}` as Hex }
    expect(await verifier.verify(domain, Voucher, [good, changed])).toEqual([true, false])
    expect(await verifier.verify(domain, Voucher, [good, changed], { anyParity: true })).toEqual([true, true])
  })
})
