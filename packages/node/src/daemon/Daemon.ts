import path from 'node:path'
import { bindContract, classIdOf, type Hex, nodeIdOf, tokenAbi } from '@muster-network/chain'
import type { OwnerTerms } from '@muster-network/core'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { ClientRole } from '../client/ClientRole.ts'
import { endpointOf } from '../ledger/hint.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { ProviderRole } from '../provider/ProviderRole.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { type NodeOptions, openNode } from './openNode.ts'

export type DaemonOptions = NodeOptions & {
  client?: boolean
  provider?: { stake: bigint; bondUnits: number; owner(className: string): OwnerTerms }
  /** Compiled modules; nodes of one machine may share them. */
  modulesDir?: string
  /** Runs the work; the wasm executor unless given. */
  executor?: Executor<WasmProgram>
}

/** One node at work: its roles on top of its account, peer, memory and view of the chain. */
export type Daemon = {
  context: RoleContext
  executor: Executor<WasmProgram>
  client: ClientRole | undefined
  provider: ProviderRole | undefined
  stop(): Promise<void>
}

/** Starts in order: memory, peer, chain, roles. What was started is stopped again when a later part fails. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const node = await openNode(options)
  const { context } = node
  const stops: (() => Promise<void>)[] = [() => node.close()]
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    const executor =
      options.executor ??
      new WasmExecutor({
        dir: path.join(options.dir, 'runs'),
        modulesDir: options.modulesDir ?? path.join(options.dir, 'modules'),
        logger: options.logger,
      })
    stops.push(() => executor.close())
    const className = executor.facts.class
    const approve = (spender: Hex) =>
      bindContract(context.network.client, tokenAbi, context.network.addresses.token).send.approve(
        [spender, 2n ** 255n],
        { by: context.sender, intent: `approve/${spender}` },
      )
    const client = options.client ? new ClientRole(context, { className }) : undefined
    let provider: ProviderRole | undefined
    if (options.provider) {
      const { owner } = options.provider
      const nodeId = await list(context, className, options.provider, approve)
      const role = new ProviderRole(context, {
        executor,
        directory: context.directory,
        nodeId,
        owner: () => owner(className),
      })
      stops.push(() => role.stop())
      context.ledger.onChange(({ events }) => {
        for (const event of events) role.onEvent(event)
      })
      provider = role
    }
    await node.follow()
    if (client) {
      stops.push(() => client.stop())
      await client.start()
    }
    return { context, executor, client, provider, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Stakes, lists the node where it can be reached now, and bonds for the council. */
async function list(
  { network, sender, peer, place }: RoleContext,
  className: string,
  { stake, bondUnits }: { stake: bigint; bondUnits: number },
  approve: (spender: Hex) => Promise<unknown>,
): Promise<Hex> {
  await approve(network.addresses.registry)
  await network.registry.send.deposit([stake], { by: sender, intent: 'stake' })
  const peerKey = keyOf(peer.peerId)
  const facts = {
    score: 100,
    region: 0,
    class: classIdOf(className),
    peerKey,
    encryptionKey: peerKey,
    priceHint: 10n ** 18n,
    relays: place().relays.map(keyOf),
    endpoint: endpointOf(place()),
  }
  await network.registry.send.listNode([facts], { by: sender, intent: `list/${facts.endpoint}` })
  await network.registry.send.bond([facts.class, bondUnits], { by: sender, intent: 'bond' })
  return nodeIdOf(sender.address, peerKey)
}
