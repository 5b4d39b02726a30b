import { accountsOf, type BalanceSheet, balanceSheet, inside } from './balanceSheet.ts'
import { startTestNetwork, type TestNetwork, type TestNetworkOptions } from './testNetwork.ts'

/** Rules with deadlines that a test can wait for. */
export const quickRules = {
  livenessSeconds: 2,
  receiptSeconds: 2,
  contestSeconds: 3,
  answerSeconds: 20,
  openSeconds: 3,
  omissionSeconds: 2,
  waitSeconds: 10,
}

export type Books = {
  before: BalanceSheet
  /** Returns each account's gain since then, to the last unit. */
  gains(): Promise<{ after: BalanceSheet; of: Record<string, bigint> }>
}

/** Runs a test on its own network, and checks at the end that no token appeared or vanished. */
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
    // tokens that left the sheet and were not burned are in an account outside this test
    const left = inside(before) - inside(after) - (before.supply - after.supply)
    if (left !== 0n || after.supply > before.supply)
      throw new Error(`tokens appeared or vanished: ${left} left, supply ${before.supply} → ${after.supply}`)
  } finally {
    await network.stop()
  }
}
