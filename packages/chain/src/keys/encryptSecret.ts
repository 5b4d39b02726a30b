import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { keccak } from '../signatures/keccak.ts'

const Bytes = z.string().regex(/^([0-9a-fA-F]{2})+$/)

/** The `crypto` part of a Web3 v3 key file. Current programs no longer write other ciphers and derivations. */
export const EncryptedSecret = z.object({
  cipher: z.literal('aes-128-ctr'),
  cipherparams: z.object({ iv: Bytes.length(32) }),
  ciphertext: Bytes,
  kdf: z.literal('scrypt'),
  kdfparams: z.object({
    n: z
      .int()
      .min(2)
      .max(2 ** 20),
    r: z.int().min(1).max(32),
    p: z.int().min(1).max(16),
    dklen: z.literal(32),
    salt: Bytes,
  }),
  mac: Bytes,
})
export type EncryptedSecret = z.infer<typeof EncryptedSecret>

/** Cost of one password guess: 128 MiB and about half a second. */
const defaultCost = 2 ** 17
/** Memory limit of the derivation for an untrusted file. */
const memoryLimitBytes = 1024 ** 3

export async function encryptSecret(
  secret: Uint8Array,
  password: string,
  cost = defaultCost,
): Promise<EncryptedSecret> {
  const kdfparams = { n: cost, r: 8, p: 1, dklen: 32 as const, salt: randomBytes(32).toString('hex') }
  const derived = await deriveKey(password, kdfparams)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()])
  return {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: iv.toString('hex') },
    ciphertext: ciphertext.toString('hex'),
    kdf: 'scrypt',
    kdfparams,
    mac: macOf(derived, ciphertext).toString('hex'),
  }
}

/** @throws CHAIN_KEY_PASSWORD */
export async function decryptSecret(encrypted: EncryptedSecret, password: string): Promise<Buffer> {
  return openSecret(encrypted, await deriveKey(password, encrypted.kdfparams))
}

/** Decrypts with the key that was derived from the password; the second half of {@link decryptSecret}. */
export function openSecret(encrypted: EncryptedSecret, derived: Buffer): Buffer {
  const ciphertext = Buffer.from(encrypted.ciphertext, 'hex')
  const mac = Buffer.from(encrypted.mac, 'hex')
  if (mac.length !== 32 || !timingSafeEqual(macOf(derived, ciphertext), mac))
    throw new MusterError('CHAIN_KEY_PASSWORD', 'wrong password, or the file was changed')
  const iv = Buffer.from(encrypted.cipherparams.iv, 'hex')
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  return Buffer.concat([decipher.update(ciphertext), decipher.final()])
}

function deriveKey(
  password: string,
  { n, r, p, dklen, salt }: EncryptedSecret['kdfparams'],
): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: memoryLimitBytes }
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(invalid(error)) : resolve(key))
    try {
      scrypt(password.normalize('NFKC'), Buffer.from(salt, 'hex'), dklen, options, done)
    } catch (error) {
      reject(invalid(error)) // parameters that scrypt rejects
    }
  })
}

function invalid(cause: unknown): MusterError {
  return new MusterError('CHAIN_KEY_INVALID', 'the key file has unsupported key derivation parameters', {
    cause,
  })
}

function macOf(derived: Buffer, ciphertext: Buffer): Buffer {
  return Buffer.from(keccak(Buffer.concat([derived.subarray(16, 32), ciphertext])))
}
