import { MusterError } from '@muster-network/core'
import type { Address, PublicClient } from 'viem'
import type { DeploymentManifest } from '../deploy/DeploymentManifest.ts'
import { bindContract } from './bindContract.ts'
import { pricingAbi } from './generated/pricing.ts'
import { tokenAbi } from './generated/token.ts'
import { uptimeRewardsAbi } from './generated/uptimeRewards.ts'

export type Economy = ReturnType<typeof bindEconomy>

/** The contracts about prices and rewards, which no task needs. @throws CHAIN_NOT_DEPLOYED */
export function bindEconomy(client: PublicClient, manifest: DeploymentManifest) {
  const at = (name: string): Address => {
    const found = manifest.contracts[name]
    if (!found)
      throw new MusterError('CHAIN_NOT_DEPLOYED', `the deployment of ${manifest.network} has no ${name}`)
    return found.address
  }
  return {
    token: bindContract(client, tokenAbi, at('token')),
    pricing: bindContract(client, pricingAbi, at('pricing')),
    uptime: bindContract(client, uptimeRewardsAbi, at('uptime')),
  }
}
