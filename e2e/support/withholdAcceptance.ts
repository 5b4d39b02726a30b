import { Acceptance } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { LocalNetwork } from '@muster-network/node'

/** Makes the network's client fetch every result and sign no acceptance. */
export function withholdAcceptance({ client }: LocalNetwork): void {
  const { signer } = client.context
  const sign = signer.signMessage.bind(signer)
  signer.signMessage = async (domain, type, message) => {
    if ((type as unknown) === Acceptance)
      throw new MusterError('API_NOT_FOUND', 'this client signs for nothing')
    return sign(domain, type, message)
  }
}
