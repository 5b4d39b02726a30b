import { MusterError } from '@muster-network/core'
import type { Address, PublicClient } from 'viem'
import type { DeploymentManifest } from '../deploy/DeploymentManifest.ts'
import { bindContract } from './bindContract.ts'
import { boundedTimelockAbi } from './generated/boundedTimelock.ts'
import { emissionAbi } from './generated/emission.ts'
import { musterGovernorAbi } from './generated/musterGovernor.ts'
import { parametersAbi } from './generated/parameters.ts'
import { pricingAbi } from './generated/pricing.ts'
import { reservationsAbi } from './generated/reservations.ts'
import { saleAbi } from './generated/sale.ts'
import { stakingAbi } from './generated/staking.ts'
import { tokenAbi } from './generated/token.ts'
import { uptimeRewardsAbi } from './generated/uptimeRewards.ts'
import { votingPowerAbi } from './generated/votingPower.ts'

export type Economy = ReturnType<typeof bindEconomy>

/**
 * Binds the contracts that no task needs: token, prices, rewards, votes. Contracts that the network definition omits are
 * undefined.
 *
 * @throws CHAIN_NOT_DEPLOYED
 */
export function bindEconomy(client: PublicClient, { contracts, network }: DeploymentManifest) {
  const at = (name: string): Address => {
    const contract = contracts[name]
    if (!contract)
      throw new MusterError('CHAIN_NOT_DEPLOYED', `the deployment of ${network} has no contract ${name}`)
    return contract.address
  }
  return {
    token: bindContract(client, tokenAbi, at('token')),
    pricing: bindContract(client, pricingAbi, at('pricing')),
    reservations: bindContract(client, reservationsAbi, at('reservations')),
    staking: bindContract(client, stakingAbi, at('staking')),
    uptime: bindContract(client, uptimeRewardsAbi, at('uptime')),
    votingPower: bindContract(client, votingPowerAbi, at('votingPower')),
    governor: bindContract(client, musterGovernorAbi, at('governor')),
    timelock: bindContract(client, boundedTimelockAbi, at('timelock')),
    parameters: bindContract(client, parametersAbi, at('parameters')),
    emission: contracts.emission && bindContract(client, emissionAbi, at('emission')),
    sale: contracts.sale && bindContract(client, saleAbi, at('sale')),
  }
}
