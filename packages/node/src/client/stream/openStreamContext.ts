import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { SignatureVerifier, VoucherBook } from '@muster-network/chain'
import { repeat } from '../../role/repeat.ts'
import type { ClientContext } from '../ClientContext.ts'
import { ClientConfirmations, type ClientConfirmationsOptions } from './confirm/ClientConfirmations.ts'
import { RequestStore } from './keep/RequestStore.ts'
import type { StreamContext } from './StreamContext.ts'

const pruneEveryMs = 60_000

/** Opens what all streams of this client share, and continues the confirmations of an earlier process. @throws CHAIN_DATA_IN_USE */
export async function openStreamContext(
  context: ClientContext,
  options: Omit<ClientConfirmationsOptions, 'context' | 'requests'>,
): Promise<StreamContext> {
  const { dir, chainId, network, identity, logger, nowMs } = context
  const directory = path.join(dir, 'client-vouchers')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const stops: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const requests = new RequestStore({ dir, identity })
    stops.push(() => requests.close())
    stops.push(repeat('pruning of requests', pruneEveryMs, () => requests.prune(nowMs()), logger))
    const verifier = new SignatureVerifier(1)
    stops.push(() => verifier.stop())
    const domain = { chainId, verifyingContract: network.streams.address }
    const book = await VoucherBook.open({ directory, domain, verifier })
    stops.push(() => book.stop())
    const confirmations = new ClientConfirmations({ ...options, context, requests })
    stops.push(() => confirmations.stop())
    confirmations.start()
    return { ...context, book, verifier, requests, confirmations, close }
  } catch (error) {
    await close()
    throw error
  }
}
