import { randomUUID } from 'node:crypto'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { decryptSecret, EncryptedSecret, encryptSecret } from './encryptSecret.ts'
import { addressOf } from './LocalSigner.ts'

/** A Web3 v3 key file, compatible with geth, MetaMask and others. */
const KeyFile = z.object({
  version: z.literal(3),
  id: z.string().optional(),
  address: z.string().optional(),
  crypto: EncryptedSecret,
})

export async function writeKeyFile(privateKey: Uint8Array, password: string, cost?: number): Promise<string> {
  const address = addressOf(privateKey).slice(2).toLowerCase()
  const crypto = await encryptSecret(privateKey, password, cost)
  return `${JSON.stringify({ version: 3, id: randomUUID(), address, crypto }, null, 2)}\n`
}

/** @throws CHAIN_KEY_INVALID, CHAIN_KEY_PASSWORD */
export async function readKeyFile(text: string, password: string): Promise<Buffer> {
  return decryptSecret(parseKeyFile(text).crypto, password)
}

/** Returns the address in the file, in lower case. It is a claim: only decrypting the file proves it. */
export function addressInKeyFile(text: string): `0x${string}` | undefined {
  const { address } = parseKeyFile(text)
  return address === undefined ? undefined : `0x${address.replace(/^0x/, '').toLowerCase()}`
}

function parseKeyFile(text: string): z.infer<typeof KeyFile> {
  try {
    const json = JSON.parse(text) as Record<string, unknown>
    // some old programs write Crypto
    return KeyFile.parse({ ...json, crypto: json.crypto ?? json.Crypto })
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON'
    // no cause: a parser's message may quote the text
    throw new MusterError('CHAIN_KEY_INVALID', `not a key file: ${why}`)
  }
}
