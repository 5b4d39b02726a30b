import { MusterError } from '@muster-network/core'
import { validateMnemonic } from '@scure/bip39'
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts'

/** One key per role, so that the loss of a hot key does not endanger the others. Never change the numbers: they locate the funds. */
export const rolePaths = {
  client: "m/44'/60'/0'/0/0",
  provider: "m/44'/60'/0'/0/1",
  coordinator: "m/44'/60'/0'/0/2",
  veto: "m/44'/60'/0'/0/3",
  relay: "m/44'/60'/0'/0/4",
} as const

export type KeyRole = keyof typeof rolePaths

/** Creates a new recovery phrase of 12 words. */
export function createPhrase(): string {
  return generateMnemonic(english)
}

/** Derives the private key of a role. @throws CHAIN_KEY_INVALID for a phrase with a wrong word or checksum */
export function deriveKey(phrase: string, role: KeyRole): Uint8Array {
  const words = phrase.normalize('NFKD').trim().toLowerCase().split(/\s+/).join(' ')
  if (!validateMnemonic(words, english))
    throw new MusterError('CHAIN_KEY_INVALID', 'invalid recovery phrase: unknown word or wrong checksum')
  return mnemonicToAccount(words, { path: rolePaths[role] }).getHdKey().privateKey!
}
