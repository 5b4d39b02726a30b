import { describe, expect, it } from 'vitest'
import { decryptSecret, EncryptedSecret, encryptSecret, openSecret } from './encryptSecret.ts'

/** Test vector of the Web3 key file standard. OpenSSL does not derive with its r = 1, so the derived key is part of the vector. */
const vector: EncryptedSecret = {
  cipher: 'aes-128-ctr',
  cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
  ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
  kdf: 'scrypt',
  kdfparams: {
    ...{ dklen: 32, n: 262_144, p: 8, r: 1 },
    salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
  },
  mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
}
const derived = Buffer.from('fac192ceb5fd772906bea3e118a69e8bbb5cc24229e20d8766fd298291bba6bd', 'hex')

describe('an encrypted secret', () => {
  it('has an initialization vector of the length that the cipher needs', () => {
    const withIv = (iv: string) => EncryptedSecret.safeParse({ ...vector, cipherparams: { iv } }).success
    expect([withIv('ab'.repeat(16)), withIv('ab'.repeat(32)), withIv('ab')]).toEqual([true, false, false])
  })

  it('decrypts the vector of the standard', () => {
    expect(openSecret(vector, derived).toString('hex')).toBe(
      '7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d',
    )
  })

  it('decrypts only with its password, at the default cost', async () => {
    const encrypted = await encryptSecret(Buffer.from('abc'), 'p\u00e4ss')
    expect((await decryptSecret(encrypted, 'pa\u0308ss')).toString()).toBe('abc')
    await expect(decryptSecret(encrypted, 'pass')).rejects.toMatchObject({ code: 'CHAIN_KEY_PASSWORD' })
    expect(encrypted.kdfparams.n).toBe(131_072)
  })
})
