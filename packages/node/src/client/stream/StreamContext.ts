import type { SignatureVerifier, VoucherBook } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientConfirmations } from './confirm/ClientConfirmations.ts'
import type { RequestStore } from './keep/RequestStore.ts'

/** The parts that all streams of this client share. */
export type StreamContext = ClientContext & {
  book: VoucherBook
  verifier: SignatureVerifier
  requests: RequestStore
  confirmations: ClientConfirmations
  close(): Promise<void>
}
