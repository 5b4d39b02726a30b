import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem'

/** A client that reads the chain and a wallet that pays: any RPC URL, any viem wallet. */
export type Deployer = {
  reader: PublicClient
  wallet: WalletClient<Transport, Chain | undefined, Account>
}
