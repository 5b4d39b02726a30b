import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem'

/** A chain to read and an account that pays: any RPC URL, any viem wallet. */
export type Deployer = {
  reader: PublicClient
  wallet: WalletClient<Transport, Chain | undefined, Account>
}
