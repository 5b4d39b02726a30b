import { bytesToHex, createWalletClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import { clientFor } from '../connection/clientFor.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { toTransport } from '../connection/toTransport.ts'
import type { Deployer } from './Deployer.ts'

/** Creates a deployer that uses our connection and a key of this machine. */
export function createDeployer(
  rpc: Rpc,
  chain: Pick<ChainDefinition, 'pollMs'>,
  privateKey: Uint8Array,
): Deployer {
  return {
    reader: clientFor(rpc, chain),
    wallet: createWalletClient({
      account: privateKeyToAccount(bytesToHex(privateKey)),
      transport: toTransport(rpc),
    }),
  }
}
