import { bytesToHex, createWalletClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import { createReader, viemChain } from '../connection/createReader.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { toTransport } from '../connection/toTransport.ts'
import type { Deployer } from './Deployer.ts'

/** A deployer that works through our connection with a key of this machine. */
export function createDeployer(
  rpc: Rpc,
  chain: Pick<ChainDefinition, 'chainId' | 'pollMs'>,
  privateKey: Uint8Array,
): Deployer {
  return {
    reader: createReader(rpc, chain),
    wallet: createWalletClient({
      account: privateKeyToAccount(bytesToHex(privateKey)),
      chain: viemChain(chain.chainId),
      transport: toTransport(rpc),
    }),
  }
}
