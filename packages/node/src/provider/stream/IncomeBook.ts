import { SignatureVerifier, VoucherBook } from '@muster-network/chain'
import type { RoleContext } from '../../role/RoleContext.ts'

/** The book of received vouchers and signed receipts. It opens on first use: a node without streams starts no threads for it. */
export class IncomeBook {
  readonly #context: Pick<RoleContext, 'chainId' | 'network'>
  readonly #directory: string
  #opened: Promise<{ book: VoucherBook; verifier: SignatureVerifier }> | undefined

  constructor(directory: string, context: Pick<RoleContext, 'chainId' | 'network'>) {
    this.#directory = directory
    this.#context = context
  }

  /** @throws CHAIN_DATA_IN_USE, CONFIG_DATA_NEWER, CONFIG_DATA_DAMAGED */
  async open(): Promise<VoucherBook> {
    this.#opened ??= this.#open()
    this.#opened.catch(() => {
      this.#opened = undefined
    })
    return (await this.#opened).book
  }

  async stop(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined)
    await opened?.book.stop()
    await opened?.verifier.stop()
  }

  async #open() {
    const { chainId, network } = this.#context
    const verifier = new SignatureVerifier(1)
    try {
      const domain = { chainId, verifyingContract: network.addresses.streams }
      return { book: await VoucherBook.open({ directory: this.#directory, domain, verifier }), verifier }
    } catch (error) {
      await verifier.stop()
      throw error
    }
  }
}
