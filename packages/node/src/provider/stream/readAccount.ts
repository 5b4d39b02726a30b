import type { StreamAccount } from '@muster-network/chain'
import type { LedgerStream, LedgerSubscription } from '../../ledger/Ledger.ts'
import type { RoleContext } from '../../role/RoleContext.ts'

/** Reads the facts of the chain about our subscription: what was paid, what is held, and which keys sign. */
export async function readAccount(
  { network, sender }: Pick<RoleContext, 'network' | 'sender'>,
  { id: streamId, terms, signer, signerBefore }: LedgerStream,
  { receiptKey }: LedgerSubscription,
): Promise<StreamAccount> {
  const [{ claimed }, guaranteeWei] = await Promise.all([
    network.streams.read.accountOf([streamId, sender.address]),
    network.streams.read.guaranteeOf([terms, sender.address]),
  ])
  return {
    ...{ streamId, payee: sender.address, signer, receiptKey, claimedWei: claimed, guaranteeWei },
    ...(signerBefore && { signerBefore }),
  }
}
