import type { BudgetEntry, Quote, Wallet } from '@muster-network/api'
import { between, hex, hourMs, pickRandom, tokens } from './ids.ts'
import { checkPlan, tasks } from './tasks.ts'

export const budget = {
  availableWei: tokens(4218.5),
  reservedWei: tokens(15),
  spentWei: tokens(312.0472),
  refundableWei: tokens(6.2),
}

export const wallet: Wallet = {
  address: hex(40),
  tokenWei: tokens(4218.5),
  nativeWei: tokens(1.2),
  owedWei: tokens(6.2),
}

export const entries: BudgetEntry[] = Array.from({ length: 40 }, (_, number) => {
  const task = pickRandom(tasks)
  const what = pickRandom(['escrowed', 'paid for work', 'council fees', 'refunded', 'trust lock returned'])
  const out = what === 'escrowed' || what.includes('fee') || what.includes('paid')
  const amount = tokens(between(1, 900) / 100)
  return {
    what,
    taskId: task.taskId,
    taskName: task.name,
    amountWei: out ? -amount : amount,
    txHash: hex(64),
    atMs: Date.now() - number * 2 * hourMs,
  }
})

export const quote: Quote = {
  name: 'tea-room',
  parts: 4,
  className: 'wasm/1/x64',
  workWei: tokens(7.2492),
  checkWei: tokens(0.144),
  maxWorkWei: tokens(12.5),
  maxCheckWei: tokens(1.728),
  maxUnits: 50_000_000_000n,
  estimate: { units: 5_000_000_000n, by: 'history' },
  lockSeconds: 600,
  depositWei: tokens(16.728),
  trustLockWei: tokens(2.5),
  expectedRefundWei: tokens(9.3348),
  balanceWei: tokens(4218.5),
  dataBytes: 41_203,
  candidates: Array.from({ length: 9 }, (_, number) => ({
    nodeId: hex(64),
    operator: hex(40),
    region: pickRandom(['de', 'ch', 'us-east', 'jp', 'br']),
    className: 'wasm/1/x64',
    score: between(80, 400),
    priceWei: tokens(1.79 + number * 0.04),
    effectiveWei: tokens(1.7 + number * 0.05),
    paidTasks: between(0, 240),
    faults: number === 6 ? 1 : 0,
  })),
  refusals: [
    { reason: 'price', why: 'asks for 2.4 MUST or more for a part; pay.max leaves 3.1', count: 3 },
    { reason: 'busy', why: 'all its slots are taken', count: 2 },
    { reason: 'region', why: 'is in us-west, the work must be run in eu', count: 1 },
  ],
  check: checkPlan,
  warnings: [],
}
