import type { Address } from 'viem'

/** The last turn of each account that sends now. */
const turns = new Map<Address, Promise<unknown>>()

/**
 * Runs `send` when all earlier turns of the account in this process have ended, so that no two deployments use the same
 * nonce. A turn lasts until the chain has accepted its transactions, not until they are included.
 */
export async function takeTurns<T>(account: Address, send: () => Promise<T>): Promise<T> {
  const turn = (turns.get(account) ?? Promise.resolve()).then(send)
  const ended = turn.catch(() => {})
  turns.set(account, ended)
  try {
    return await turn
  } finally {
    if (turns.get(account) === ended) turns.delete(account)
  }
}
