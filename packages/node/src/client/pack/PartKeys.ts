import { type Identity, TaskKeys } from '@muster-network/p2p'

/** The keys of the parts that this client packed, `taskId/part`, each in a file that can be destroyed. */
export class PartKeys {
  readonly #keys: Promise<TaskKeys>

  constructor(folder: string, identity: Identity) {
    this.#keys = TaskKeys.open(folder, identity)
    // told to whoever uses them
    this.#keys.catch(() => {})
  }

  async put(name: string, key: Buffer): Promise<void> {
    await (await this.#keys).put(name, key)
  }

  /** @throws NET_KEY_MISSING */
  async get(name: string): Promise<Buffer> {
    return (await this.#keys).get(name)
  }

  async destroy(name: string): Promise<void> {
    await (await this.#keys).destroy(name)
  }
}
