import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type Address, getAddress } from 'viem'
import { z } from 'zod'
import { decryptSecret, EncryptedSecret, encryptSecret } from './encryptSecret.ts'
import { addressInKeyFile, readKeyFile, writeKeyFile } from './KeyFile.ts'
import { LocalSigner } from './LocalSigner.ts'
import { createPrivateFile, readPrivateFile } from './privateFile.ts'
import { createPhrase, deriveKey, type KeyRole, rolePaths } from './rolePaths.ts'
import type { Signer } from './Signer.ts'

const PhraseFile = z.object({ kind: z.literal('muster-phrase'), crypto: EncryptedSecret })

export type KeyDirectoryOptions = { directory: string /** scrypt's n; tests lower it. */; cost?: number }

/** The keys of this machine's owner: one encrypted file each, and the recovery phrase that they derive from. */
export class KeyDirectory {
  readonly #directory: string
  readonly #cost: number | undefined

  constructor({ directory, cost }: KeyDirectoryOptions) {
    this.#directory = directory
    this.#cost = cost
  }

  /**
   * Creates the phrase and a key for every role, or restores them from a phrase. The caller must show the phrase to its
   * owner once.
   *
   * @throws CHAIN_KEY_EXISTS when a phrase exists, CHAIN_KEY_INVALID
   */
  async create(password: string, phrase: string = createPhrase()): Promise<{ phrase: string }> {
    const roles = Object.keys(rolePaths) as KeyRole[]
    const keys = roles.map((role) => deriveKey(phrase, role)) // before anything is written
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    const crypto = await encryptSecret(Buffer.from(phrase), password, this.#cost)
    await createPrivateFile(
      this.#phrasePath,
      `${JSON.stringify({ kind: 'muster-phrase', crypto }, null, 2)}\n`,
    )
    for (const [i, role] of roles.entries()) await this.#write(role, keys[i]!, password)
    return { phrase }
  }

  /** Returns the phrase for a backup. @throws CHAIN_KEY_MISSING, CHAIN_KEY_PASSWORD */
  async backUp(password: string): Promise<string> {
    const { crypto } = PhraseFile.parse(JSON.parse(await readPrivateFile(this.#phrasePath)))
    return (await decryptSecret(crypto, password)).toString()
  }

  /** Imports a private key (32 bytes) or a key file of another program, re-encrypted with `password`. */
  async import(
    name: string,
    key: Uint8Array | { file: string; password: string },
    password: string,
  ): Promise<Address> {
    const privateKey = key instanceof Uint8Array ? key : await readKeyFile(key.file, key.password)
    const { address } = new LocalSigner(privateKey) // throws for an invalid key
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    await this.#write(name, privateKey, password)
    return address
  }

  async list(): Promise<{ name: string; address: Address }[]> {
    const names = await readdir(this.#directory).catch(() => [])
    const keys = names.filter((name) => name.endsWith('.key.json')).sort()
    return Promise.all(
      keys.map(async (file) => ({
        name: file.slice(0, -'.key.json'.length),
        address: getAddress(addressInKeyFile(await readPrivateFile(path.join(this.#directory, file)))!),
      })),
    )
  }

  /** Returns the encrypted key file, which other programs can import. */
  export(name: string): Promise<string> {
    return readPrivateFile(this.#path(name))
  }

  /** @throws CHAIN_KEY_MISSING, CHAIN_KEY_PASSWORD, CHAIN_KEY_EXPOSED, CHAIN_KEY_INVALID */
  async unlock(name: string, password: string): Promise<Signer> {
    return new LocalSigner(await readKeyFile(await readPrivateFile(this.#path(name)), password))
  }

  async #write(name: string, privateKey: Uint8Array, password: string): Promise<void> {
    await createPrivateFile(this.#path(name), await writeKeyFile(privateKey, password, this.#cost))
  }

  get #phrasePath(): string {
    return path.join(this.#directory, 'phrase.json')
  }

  #path(name: string): string {
    if (!/^[a-z0-9][a-z0-9_-]{0,63}$/i.test(name))
      throw new MusterError('CHAIN_KEY_INVALID', `invalid key name ${JSON.stringify(name)}`, {
        hint: 'Use letters, digits, - and _.',
      })
    return path.join(this.#directory, `${name}.key.json`)
  }
}
