import { Confirmation, type Hex, lowerHex } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon } from '@muster-network/node'
import { expect, it, vi } from 'vitest'
import type { Candidate } from '../packages/node/src/confirm/ask/Candidate.ts'
import { Confirmations } from '../packages/node/src/confirm/Confirmations.ts'
import { confirmationPrice } from '../packages/node/src/confirm/confirmationPrice.ts'
import type { WrongFinding } from '../packages/node/src/confirm/standing/Finding.ts'
import { servingExecutor } from './support/servingExecutor.ts'
import { type Ask, TestGateway } from './support/testGateway.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { behaviours } from './support/tokenService.ts'
import { withNetwork } from './support/withNetwork.ts'

// Providers of one stream check each other's answers: the executor, its service and the pay are real.

const served = {
  providers: 2,
  heartbeatMs: 500,
  payWaitMs: 1_000,
  executorOf: (_: number, dir: string) =>
    servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })),
}

it('lets a provider check the answer of another, and pays it for that', async () => {
  await withNetwork(served, async (network) => {
    const [executor, confirmer] = network.providers as [Daemon, Daemon]
    const gateway = await TestGateway.start(network)
    for (const provider of [executor, confirmer])
      await vi.waitFor(async () => expect((await gateway.meet(provider)).slots).toBeGreaterThan(0), {
        ...{ timeout: 60_000, interval: 250 },
      })
    const wrong: WrongFinding[] = []
    const confirmations = await openConfirmations(network, gateway, wrong)

    const ask = gateway.askOf([behaviours.honest, 2, 3])
    const { ids, frames } = await gateway.complete(executor, ask)
    await answered(confirmations, { executor, ask, ids, frames })
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 0 })
    const paidWei = confirmationPrice(gateway.manifest, ask.inUnits + ids.length)
    expect(gateway.totalOf(confirmer)).toBe(paidWei)

    // the gateway claims that the executor said something else
    await answered(confirmations, { executor, ask, ids: ids.map((id) => id + 1), frames })
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 0 })
    expect(confirmations.open.queued).toBe(1)
    // one dissent is no verdict: two more confirmers are needed, and there are none
    expect(wrong).toEqual([])
    expect(gateway.totalOf(confirmer)).toBe(2n * paidWei)
    await confirmations.stop()
    await gateway.stop()
  })
}, 240_000)

type Given = { executor: Daemon; ask: Ask; ids: number[]; frames: { type: string }[] }

/** Passes an answer on, and waits until confirmers have looked at it. */
async function answered(confirmations: Confirmations, { executor, ask, ids, frames }: Given): Promise<void> {
  const end = frames.at(-1) as Extract<
    Awaited<ReturnType<TestGateway['complete']>>['frames'][number],
    { type: 'end' }
  >
  const { streamId, salt, work, from, maxUnits } = ask
  const range = {
    ...{
      provider: executor.context.sender.address,
      work,
      from,
      maxUnits,
      end: end.end,
      receipt: end.receipt,
    },
    ...{ answer: { kind: 'tokens' as const, ids }, signedBeforeWei: 0n },
  }
  confirmations.onAnswered({ streamId, revision: 0, salt, ranges: [range] })
  await vi.waitFor(() => expect(confirmations.open.running).toBe(0), { timeout: 60_000, interval: 20 })
}

async function openConfirmations(
  network: TestNetwork,
  gateway: TestGateway,
  wrong: WrongFinding[],
): Promise<Confirmations> {
  const { context } = network.client
  const keys = new Map<string, Hex>()
  for (const provider of network.providers) {
    const { receiptKey } = await gateway.accountOf(provider)
    keys.set(lowerHex(provider.context.sender.address), receiptKey)
  }
  return new Confirmations({
    context,
    stream: () => ({
      ...{ confirmedShare: 1, confirmer: 'council', isAudited: true, calibratedAnswers: 1 },
      manifest: () => gateway.manifest,
      candidates: () => network.providers.map((provider) => candidateOf(gateway, provider)),
      subscriber: (provider) => ({ operator: provider, receiptKey: keys.get(lowerHex(provider))! }),
      signConfirmation: (message) => gateway.signer.signMessage(gateway.domain, Confirmation, message),
      accuseUntilMs: () => Number.MAX_SAFE_INTEGER,
    }),
    onWrong: (finding) => void wrong.push(finding),
    accuse: async () => {},
    // never a planted answer
    random: () => 0.5,
  })
}

function candidateOf(gateway: TestGateway, provider: Daemon): Candidate {
  const { address } = provider.context.sender
  return {
    ...{ confirmer: address, operator: address, peerId: provider.context.peer.peerId, stakeWei: 1n },
    pay: {
      async cover({ priceWei }) {
        const account = await gateway.accountOf(provider)
        const issued = await gateway.book.issue(account, gateway.totalOf(provider) + priceWei, gateway.signer)
        return issued.ok ? issued.signed : gateway.book.newest(gateway.streamId, address)
      },
      take: (signed) => gateway.takeReceipts(provider, [signed]),
      drop() {},
    },
  }
}
