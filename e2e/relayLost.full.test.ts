import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { delegateExecutor } from './support/delegate.ts'
import { expectPaidOnce, patient, relayed, submitLong } from './support/longWork.ts'
import { waitForStep } from './support/waitForStep.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 300_000

it('continues work whose relay is gone, over direct connections to the client', { timeout }, () =>
  withNetwork(relayed, async (network, books) => {
    const { taskId, ended } = await submitLong(network, 900)
    await waitForStep(network, taskId, 'checkpointReceipted')
    await network.relay!.stop()
    const receipts = () =>
      network.providers
        .flatMap(({ context }) => context.journal.of(taskId))
        .filter(({ entry }) => entry.step === 'checkpointReceipted').length
    const before = receipts()
    await expect.poll(receipts, { timeout: 120_000 }).toBeGreaterThan(before + 1)
    await network.start('relay', { relay: true })
    await expectPaidOnce(network, books, ended)
  }),
)

it('pauses work whose checkpoints the client does not receipt, and resumes it', { timeout }, () =>
  withNetwork({ providers: 3, ...patient }, async (network, books) => {
    const { taskId, ended } = await submitLong(network, 900)
    await waitForStep(network, taskId, 'checkpointReceipted')
    let takes = false
    for (const { context } of network.providers) {
      const call = context.peer.call.bind(context.peer)
      context.peer.call = (async (...args: Parameters<typeof call>) => {
        if (!takes && args[1].name === 'part/checkpoint')
          throw new MusterError('NET_TIMEOUT', 'the client does not answer')
        return call(...args)
      }) as typeof call
    }
    await waitForStep(network, taskId, 'runPaused')
    const runs = await Promise.all(network.providers.map(({ executor }) => executor.list()))
    const [run] = runs.flat()
    // the step is written just before the run pauses
    await expect.poll(() => run!.status(), { timeout: 30_000 }).toBe('paused')
    takes = true
    await expectPaidOnce(network, books, ended)
  }),
)

it('pays finished work that waited for a lost relay beyond its executor’s patience', { timeout }, () =>
  withNetwork({ ...relayed, settingsOf: () => ({ patienceMs: 2_000 }) }, async (network, books) => {
    const { taskId, ended } = await submitLong(network, 48)
    await waitForStep(network, taskId, 'running')
    await network.relay!.stop()
    await waitForStep(network, taskId, 'waitingForRelay')
    // seats, which only the relay reaches too, were called and did not answer
    await waitForStep(network, taskId, 'seatsUnreachable')
    expect(network.client.context.ledger.deliveries(taskId, 0)).toEqual([])
    await network.start('relay', { relay: true })
    await expectPaidOnce(network, books, ended)
  }),
)

it(
  'waits for the only relay, and is checked and paid when that relay returns on another port',
  {
    timeout,
  },
  () =>
    withNetwork(relayed, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 48)
      await waitForStep(network, taskId, 'running')
      const { port } = network.relay!.context.peer.address!
      await network.relay!.stop()
      await waitForStep(network, taskId, 'runPaused', 'waitingForRelay')
      const relay = await network.start('relay', { relay: true })
      expect(relay.context.peer.address!.port).not.toBe(port)
      await expectPaidOnce(network, books, ended)
    }),
)

it('delivers finished work without a relay once its executor has called the seats', { timeout }, () => {
  const begun = Promise.withResolvers<void>()
  const relayGone = Promise.withResolvers<void>()
  /** Starts its run only when the relay is gone. */
  const waiting = (dir: string): Executor<WasmProgram> => {
    const inner = new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') })
    return {
      ...delegateExecutor(inner),
      async start(spec, options) {
        begun.resolve()
        await relayGone.promise
        return inner.start(spec, options)
      },
    }
  }
  const behind = 2
  return withNetwork(
    {
      providers: 3,
      relayed: 1,
      relay: true,
      rules: { answerSeconds: 60 },
      executorOf: (index, dir) => (index === behind ? waiting(dir) : undefined),
      // the others can be dialled, and are seats only: nobody would pay what they ask
      settingsOf: (index) =>
        index === behind ? { patienceMs: 1_000 } : { floorPerBillionUnits: 10n ** 30n },
    },
    async (network, books) => {
      const { peer, journal } = network.providers[behind]!.context
      const { taskId, ended } = await submitLong(network, 4)
      await begun.promise
      await network.relay!.stop()
      await expect.poll(() => peer.isCutOff, { timeout: 30_000 }).toBe(true)
      relayGone.resolve()
      await expectPaidOnce(network, books, ended)
      expect(peer.isCutOff).toBe(true)
      const told = journal.of(taskId).map(({ entry }) => entry.step)
      expect(told).toContain('waitingForRelay')
      expect(told).not.toContain('seatsUnreachable')
    },
  )
})
