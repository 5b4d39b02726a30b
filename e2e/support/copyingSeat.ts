import path from 'node:path'
import {
  Answer,
  bindContract,
  classIdOf,
  type Hex,
  LocalSigner,
  sealOf,
  tokenAbi,
} from '@muster-network/chain'
import { answerKinds, enumCode } from '@muster-network/core'
import { giveAnswer, isSitting, type LocalNetwork, openNode, takeJob } from '@muster-network/node'
import { publicKeyOf } from '@muster-network/p2p'

export const copierStake = 50_000n * 10n ** 18n
/** Part of its stake that is bonded for the council. */
export const copierUnits = 4_000

export type CopyingSeat = { account: Hex; answered(): number; stop(): Promise<void> }

/**
 * An operator that bonds for the council and computes nothing: it agrees with whatever it is served, under a seal that it
 * makes from the hash of the end state, which is all that it knows.
 */
export async function startCopyingSeat(network: LocalNetwork, dir: string): Promise<CopyingSeat> {
  const { definition, manifest } = network.client.context
  const privateKey = network.keyOf('copying-seat')
  const { address } = new LocalSigner(privateKey)
  await network.fund('copying-seat', address, 100_000n * 10n ** 18n)
  const { client } = network
  const node = await openNode({
    dir: path.join(dir, 'copying-seat'),
    chain: network.chainDefinition,
    definition,
    manifest,
    fromBlock: 0,
    privateKey,
    listen: { host: '127.0.0.1', port: 0 },
    blobQuotaBytes: 2 ** 30,
    logger: client.context.logger,
  })
  const { context } = node
  const { network: bound, sender, peer, directory, ledger, signer, chainId } = context
  const token = bindContract(bound.client, tokenAbi, bound.addresses.token)
  const by = (intent: string) => ({ by: sender, intent })
  await token.send.approve([bound.addresses.registry, 2n ** 255n], by('approve'))
  await bound.registry.send.deposit([copierStake], by('deposit'))
  const peerKey: Hex = `0x${publicKeyOf(peer.peerId).toString('hex')}`
  const classId = classIdOf(client.executor.facts.class)
  await bound.registry.send.listNode(
    [
      {
        score: 100,
        region: 0,
        class: classId,
        peerKey,
        encryptionKey: peerKey,
        priceHint: 1n,
        relays: [],
        endpoint: JSON.stringify([peer.address]),
      },
    ],
    by('list'),
  )
  await bound.registry.send.bond([classId, copierUnits], by('bond'))
  let answered = 0
  ledger.onChange(({ events }) => {
    for (const event of events) {
      if (event.contract !== 'council' || event.name !== 'Drawn') continue
      const { deliveryId, roster } = event.args
      for (const [seat, { operator, state }] of roster.seats.entries()) {
        if (operator.toLowerCase() !== address.toLowerCase() || !isSitting({ state })) continue
        void copy(deliveryId, seat).then(
          () => answered++,
          () => {},
        )
      }
    }
  })
  async function copy(deliveryId: Hex, seat: number): Promise<void> {
    const held = ledger.delivery(deliveryId)
    const [executor] = directory.peersOf(held!.delivery.executor)
    const { pieces } = await peer.call(executor!, takeJob, { deliveryId, seat })
    const known = pieces.map(({ endState }) => endState)
    const verdict = { kind: enumCode(answerKinds, 'agree'), seal: sealOf(known, address, deliveryId) }
    const domain = { chainId, verifyingContract: bound.addresses.council }
    const message = { deliveryId, seat, operator: address, ...verdict }
    const signature = await signer.signMessage(domain, Answer, message)
    await peer.call(executor!, giveAnswer, { deliveryId, seat, ...verdict, signature })
  }
  await node.follow()
  return { account: address, answered: () => answered, stop: () => node.close() }
}
