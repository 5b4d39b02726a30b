import { accountsOf, type BalanceSheet, balanceSheet } from './balanceSheet.ts'
import { startTestNetwork, type TestNetwork, type TestNetworkOptions } from './testNetwork.ts'

/** Deadlines that a test can wait for. */
export const quickRules = {
  livenessSeconds: 2,
  receiptSeconds: 2,
  contestSeconds: 3,
  answerSeconds: 20,
  openSeconds: 3,
  omissionSeconds: 2,
}

export type Books = {
  before: BalanceSheet
  /** What each account gained since, to the last unit. */
  gains(): Promise<{ after: BalanceSheet; of: Record<string, bigint> }>
}

/** Runs a test on a network of its own, and has every token accounted for at its end. */
export async function withNetwork(
  options: TestNetworkOptions,
  test: (network: TestNetwork, books: Books) => Promise<void>,
): Promise<void> {
  const network = await startTestNetwork({ ...options, rules: { ...quickRules, ...options.rules } })
  try {
    const accounts = accountsOf(network)
    const before = await balanceSheet(network, accounts)
    const gains: Books['gains'] = async () => {
      const after = await balanceSheet(network, accounts)
      const of = Object.fromEntries(
        Object.keys(accounts).map((name) => [name, after.accounts[name]! - before.accounts[name]!]),
      )
      return { after, of }
    }
    await test(network, { before, gains })
    const { after } = await gains()
    if (whole(after) !== whole(before))
      throw new Error(`tokens appeared or vanished: ${whole(after) - whole(before)}`)
  } finally {
    await network.stop()
  }
}

/** Everything that the accounts of the sheet own, wherever it lies, with what was burned meanwhile. */
function whole({ accounts, escrow, bonds, slashed, supply, others }: BalanceSheet): bigint {
  const burned = -supply
  return Object.values(accounts).reduce((sum, each) => sum + each, escrow + bonds + slashed + burned + others)
}
