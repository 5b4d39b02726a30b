import type { Hex } from 'viem'

/** Sends one JSON-RPC call over HTTP, like any external program. */
export async function rpc<T>(url: string, method: string, params: unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result: T; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

/** Sends all, `lanes` at a time, and resolves with the hashes in order. */
export function sendAll(url: string, raws: readonly Hex[], lanes = 32): Promise<Hex[]> {
  return inLanes(raws, lanes, (raw) => rpc<Hex>(url, 'eth_sendRawTransaction', [raw]))
}

/** Reads the receipts of all transactions in batches; null for a pending transaction. */
export function receiptsOf(url: string, hashes: readonly Hex[]): Promise<({ blockHash: Hex } | null)[]> {
  return inLanes(hashes, 8, (hash) =>
    rpc<{ blockHash: Hex } | null>(url, 'eth_getTransactionReceipt', [hash]),
  )
}

async function inLanes<T, R>(items: readonly T[], lanes: number, ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const i = next++
      answers[i] = await ask(items[i]!)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

/** Waits until `count` transactions of the account are in blocks. */
export async function waitForNonce(url: string, address: Hex, count: number): Promise<void> {
  while (Number(await rpc<Hex>(url, 'eth_getTransactionCount', [address, 'latest'])) < count) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
