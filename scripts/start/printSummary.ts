import type { Hex } from '@muster-network/chain'
import { isSitting, type LocalNetwork } from '@muster-network/node'

export type SummaryOptions = {
  taskId: Hex
  tookMs: number
  print: (line: string) => void
  amount: (value: bigint) => string
}

/** Prints who ran and checked the task, who was paid, and the time and gas. All of it is read from the public chain. */
export async function printSummary(network: LocalNetwork, options: SummaryOptions): Promise<void> {
  const { taskId, print, amount } = options
  const { ledger, network: bound } = network.client.context
  const { addresses } = bound
  const names = new Map(
    network.providers.map(({ context }, i) => [context.sender.address.toLowerCase(), `provider-${i}`]),
  )
  const nameOf = (account: string) => names.get(account.toLowerCase()) ?? account.slice(0, 10)
  const rows = new Map<string, { ran: string[]; checked: number; earned: bigint }>()
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { ran: [], checked: 0, earned: 0n }
    rows.set(name, row)
    return row
  }
  for (const { delivery, roster, settlement } of ledger.deliveries(taskId)) {
    const executor = rowOf(nameOf(delivery.executor))
    executor.ran.push(`part ${delivery.part}`)
    executor.earned += settlement?.paid ?? 0n
    const paidSeats = roster?.seats.filter(isSitting) ?? []
    for (const { operator } of paidSeats) {
      const seat = rowOf(nameOf(operator))
      seat.checked++
      seat.earned += settlement ? settlement.fees / BigInt(paidSeats.length) : 0n
    }
  }
  print('\n  node         ran                        checked  earned')
  for (const [name, { ran, checked, earned }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
    print(
      `  ${name.padEnd(12)} ${ran.join(', ').padEnd(26)} ${String(checked).padStart(7)}  ${amount(earned)}`,
    )
  const hashes = [...new Set(ledger.events({ taskId }).map(({ transactionHash }) => transactionHash))]
  const receipts = await Promise.all(hashes.map((hash) => bound.client.getTransactionReceipt({ hash })))
  const gas = receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
  const refund = ledger.parts(taskId).reduce((sum, part) => sum + (part.refund ?? 0n), 0n)
  const { lock } = await bound.market.read.task([taskId])
  print(
    `  client       refunded ${amount(refund)}; the trust lock of ${amount(lock)} is refunded in ${ledger.task(taskId)!.terms.rules.omissionSeconds / 60} minutes`,
  )
  print(
    `\n  ${(options.tookMs / 1000).toFixed(1)} s from submit to result; ${gas.toLocaleString('en')} gas in ${hashes.length} transactions (market contract ${addresses.market})`,
  )
}
