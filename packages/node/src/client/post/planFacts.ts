import { codeHashOf } from '@muster-network/chain'
import { publicKeyOf } from '@muster-network/p2p'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { ClientContext } from '../ClientContext.ts'
import { containerClass } from './containerClass.ts'
import type { PayFunction, PayFunctions } from './planPay.ts'
import type { PlanFacts } from './planTask.ts'

export async function planFacts(context: ClientContext): Promise<PlanFacts> {
  const { rules, network, sender, signer, peer, nowMs, options, ledger } = context
  return {
    rules,
    token: network.addresses.token,
    rate: await network.parameters.read.rateOf([network.addresses.token]),
    client: sender.address,
    signer: signer.address,
    peerKey: `0x${publicKeyOf(peer.peerId).toString('hex')}`,
    decimals: 18,
    classNameOf: (kind) => (kind === 'wasm' ? options.className : containerClass(ledger)),
    nowSeconds: Math.floor(nowMs() / 1000),
    payFunctions: await context.payFunctions(),
  }
}

/** Reads the payment functions of the deployment with the hashes of their code on the chain. */
export async function readPayFunctions({ manifest, network }: RoleContext): Promise<PayFunctions> {
  const find = async (kind: string): Promise<PayFunction | undefined> => {
    const found = Object.values(manifest.contracts).find((each) => each.kind === kind)
    const codeHash = found && (await codeHashOf(network.client, found.address))
    return codeHash && { address: found.address, codeHash }
  }
  const [perUnit, logProgress] = await Promise.all([find('PerUnit'), find('LogProgress')])
  return { ...(perUnit && { perUnit }), ...(logProgress && { logProgress }) }
}

/** Caches a result, and retries after a failure. */
export function onceThatWorks<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}
