import type { DeploymentManifest, NetworkAddresses } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'

/** Returns the contract addresses of a deployment that every node uses. @throws CHAIN_NOT_DEPLOYED */
export function addressesOf(manifest: DeploymentManifest): NetworkAddresses {
  const addressOf = (kind: string) => {
    const found = Object.values(manifest.contracts).find((each) => each.kind === kind)
    if (!found)
      throw new MusterError('CHAIN_NOT_DEPLOYED', `the deployment of ${manifest.network} has no ${kind}`)
    return found.address
  }
  return {
    token: addressOf(tokenKinds.find((kind) => hasKind(manifest, kind)) ?? 'Token'),
    market: addressOf('TaskMarket'),
    council: addressOf('Council'),
    registry: addressOf('ProviderRegistry'),
    parameters: addressOf('Parameters'),
    history: addressOf('History'),
    disputes: addressOf('Disputes'),
    liveness: addressOf('Liveness'),
    replicas: addressOf('Replicas'),
    sureties: addressOf('Sureties'),
    streams: addressOf('Streams'),
    streamAudits: addressOf('StreamAudits'),
    marginPanel: addressOf('MarginPanel'),
  }
}

const tokenKinds = ['Token', 'TaxedToken', 'SaleToken']

function hasKind(manifest: DeploymentManifest, kind: string): boolean {
  return Object.values(manifest.contracts).some((each) => each.kind === kind)
}
