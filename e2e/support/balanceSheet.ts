import { bindContract, type Hex, type Network, tokenAbi } from '@muster-network/chain'
import type { LocalNetwork } from '@muster-network/node'

/** Balances of the network's token, to the last unit. */
export type BalanceSheet = {
  /** Wallet, balances in the market and in streams, and stake of each account together. */
  accounts: Record<string, bigint>
  /** In the market, and nobody's balance yet: escrow and locks of tasks. */
  escrow: bigint
  /** In streams, and nobody's balance yet: budgets, guarantees and trust locks. */
  budgets: bigint
  /** Bonds of challenges and disputes. */
  bonds: bigint
  /** In the registry, and nobody's stake: slashed, to be burned or claimed. */
  slashed: bigint
  /** Wallets outside this sheet: treasury, team and the like. */
  others: bigint
  supply: bigint
}

/** The accounts of a local network by name. */
export function accountsOf({ client, providers, vetoes }: LocalNetwork): Record<string, Hex> {
  return Object.fromEntries([
    ['client', client.context.sender.address],
    ...providers.map(({ context }, i) => [`provider-${i}`, context.sender.address]),
    ...vetoes.map(({ context }, i) => [`veto-${i}`, context.sender.address]),
  ])
}

/**
 * Everything that exists of the token, by owner, as of one block: read again when one came in between, since money on its
 * way would be counted twice or not at all.
 */
export async function balanceSheet(
  network: LocalNetwork,
  accounts: Readonly<Record<string, Hex>>,
): Promise<BalanceSheet> {
  for (;;) {
    const { number } = network.chain.head
    const sheet = await sheetOf(network.client.context.network, accounts)
    if (network.chain.head.number === number) return sheet
  }
}

/** Everything that the accounts of the sheet and the contracts of tasks hold. */
export function inside({ accounts, escrow, budgets, bonds, slashed }: BalanceSheet): bigint {
  return Object.values(accounts).reduce((sum, each) => sum + each, escrow + budgets + bonds + slashed)
}

/** Reads the sheet from the chain, whatever block it is at. */
export async function sheetOf(
  bound: Network,
  accounts: Readonly<Record<string, Hex>>,
): Promise<BalanceSheet> {
  const { addresses } = bound
  const token = bindContract(bound.client, tokenAbi, addresses.token)
  const walletOf = (account: Hex) => token.read.balanceOf([account])
  const rows = await Promise.all(
    Object.entries(accounts).map(async ([name, account]) => {
      const [wallet, owed, streamed, bond, dispute, stake, claimable] = await Promise.all([
        walletOf(account),
        bound.market.read.balanceOf([addresses.token, account]),
        bound.streams.read.balanceOf([addresses.token, account]),
        bound.liveness.read.balanceOf([addresses.token, account]),
        bound.disputes.read.balanceOf([addresses.token, account]),
        bound.registry.read.accountOf([account]),
        bound.registry.read.claimable([account]),
      ])
      const staked = stake.free + stake.locked + stake.bonded + claimable
      return { name, wallet, owed, streamed, bonded: bond + dispute, stake: staked }
    }),
  )
  const [market, streams, registry, disputes, liveness, supply] = await Promise.all([
    walletOf(addresses.market),
    walletOf(addresses.streams),
    walletOf(addresses.registry),
    walletOf(addresses.disputes),
    walletOf(addresses.liveness),
    token.read.totalSupply([]),
  ])
  const sum = (values: bigint[]) => values.reduce((total, each) => total + each, 0n)
  const held = sum(rows.map(({ wallet }) => wallet)) + market + streams + registry + disputes + liveness
  return {
    accounts: Object.fromEntries(
      rows.map(({ name, wallet, owed, streamed, stake, bonded }) => [
        name,
        wallet + owed + streamed + stake + bonded,
      ]),
    ),
    escrow: market - sum(rows.map(({ owed }) => owed)),
    budgets: streams - sum(rows.map(({ streamed }) => streamed)),
    bonds: disputes + liveness - sum(rows.map(({ bonded }) => bonded)),
    slashed: registry - sum(rows.map(({ stake }) => stake)),
    others: supply - held,
    supply,
  }
}
