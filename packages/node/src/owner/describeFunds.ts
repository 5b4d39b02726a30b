import { stat } from 'node:fs/promises'
import path from 'node:path'
import { bindNetwork, clientFor, failoverRpc, KeyDirectory } from '@muster-network/chain'
import { MusterError, silentLogger } from '@muster-network/core'
import { addressesOf } from '../daemon/addressesOf.ts'
import { chainOf } from './chainOf.ts'
import { readOwnerNetwork } from './OwnerNetwork.ts'

/** Files that only muster writes to a data folder. A folder without any of them belongs to something else. */
const marks = ['api.token', 'network.json', 'local', 'keys']

/** @throws CONFIG_INVALID when a folder does not look like muster's own */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const found = await Promise.all(marks.map((mark) => stat(path.join(dataDir, mark)).catch(() => undefined)))
  if (found.every((each) => each === undefined))
    throw new MusterError('CONFIG_INVALID', `${dataDir} has no file that muster wrote`, {
      hint: 'Check dataDir in muster config show.',
    })
}

/**
 * Describes the funds of a data folder's accounts on chains that are not local; undefined when there are none. A
 * chain that does not answer counts as having funds, so that a guess never deletes keys.
 */
export async function describeFunds(dataDir: string): Promise<string | undefined> {
  const chosen = await readOwnerNetwork(dataDir)
  if (chosen?.mode !== 'join') return undefined
  const accounts = await new KeyDirectory({ directory: path.join(dataDir, 'keys') }).list()
  const chain = chainOf(chosen)
  const client = clientFor(failoverRpc({ ...chain, log: silentLogger }), chain)
  const network = bindNetwork(client, addressesOf(chosen.deployment))
  for (const { address } of accounts) {
    try {
      const [coin, owed, stake] = await Promise.all([
        client.getBalance({ address }),
        network.market.read.balanceOf([network.addresses.token, address]),
        network.registry.read.accountOf([address]),
      ])
      if (coin + owed + stake.free + stake.locked + stake.bonded + stake.native > 0n)
        return `account ${address} has funds on chain ${chain.chainId}`
    } catch {
      return `the funds of account ${address} on chain ${chain.chainId} are unknown: the chain does not answer`
    }
  }
  return undefined
}
