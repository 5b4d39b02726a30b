import { stat } from 'node:fs/promises'
import path from 'node:path'
import { bindNetwork, clientFor, failoverRpc, KeyDirectory } from '@muster-network/chain'
import { MusterError, silentLogger } from '@muster-network/core'
import { addressesOf } from '../daemon/networkOf.ts'
import { chainOf } from './chainOf.ts'
import { readOwnerNetwork } from './OwnerNetwork.ts'

/** Files that only muster writes into a data folder: a folder without any of them is somebody's else. */
const marks = ['api.token', 'network.json', 'local', 'keys']

/** @throws CONFIG_INVALID when a folder does not look like muster's own */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const found = await Promise.all(marks.map((mark) => stat(path.join(dataDir, mark)).catch(() => undefined)))
  if (found.every((each) => each === undefined))
    throw new MusterError('CONFIG_INVALID', `${dataDir} holds nothing that muster wrote`, {
      hint: 'Look at dataDir in muster config show.',
    })
}

/**
 * Says what the accounts of a data folder hold on a chain that is not a local one; nothing when they hold nothing. A chain
 * that does not answer counts as holding something: keys are not thrown away on a guess.
 */
export async function fundsHeld(dataDir: string): Promise<string | undefined> {
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
        return `account ${address} holds funds on chain ${chain.chainId}`
    } catch {
      return `what account ${address} holds on chain ${chain.chainId} cannot be told: the chain does not answer`
    }
  }
  return undefined
}
