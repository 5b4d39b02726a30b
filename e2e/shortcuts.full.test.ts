import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { generateScene } from '../examples/tracer/generate.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { crashingExecutor } from './support/crashingExecutor.ts'
import { otherDataExecutor } from './support/otherDataExecutor.ts'
import { outcomeOf, regionTask } from './support/regionTask.ts'
import { serveLate } from './support/serveLate.ts'
import { stoppingExecutor } from './support/stoppingExecutor.ts'
import type { TestNetwork, TestNetworkOptions } from './support/testNetwork.ts'
import { type Books, quickRules, withNetwork } from './support/withNetwork.ts'

const timeout = 300_000
const cheat = 6

/** A network in which the only node of a region runs its work in another executor. */
function withCheat(
  executorOf: (
    inner: Executor<WasmProgram>,
    dir: string,
  ) => Executor<WasmProgram> | Promise<Executor<WasmProgram>>,
  test: (network: TestNetwork, books: Books) => Promise<void>,
  rules: TestNetworkOptions['rules'] = {},
): Promise<void> {
  return withNetwork(
    {
      providers: 7,
      rules,
      // seats that count as idle: those of a busy machine would excuse an executor that is late
      cpuTimes: () => ({ ranMs: 0, waitedMs: 0 }),
      settingsOf: (index) => ({ region: index === cheat ? 'us' : 'eu' }),
      executorOf: (index, dir) =>
        index === cheat ? executorOf(new WasmExecutor({ dir }), path.join(dir, 'made-up')) : undefined,
    },
    test,
  )
}

/** Every seat has time for its replay, on a busy machine too. */
const unhurried = { answerSeconds: 60 }

/** Submits a task to the cheat, and expects that it is not paid and loses its lock. */
async function expectLoss(network: TestNetwork, { gains }: Books, check: string) {
  const made = await regionTask(network, 'us', check)
  const client = network.client.client!
  const { taskId } = await client.submit(made.prescription, made.folder)
  const record = await outcomeOf(network.client, taskId)
  expect([record.stage, record.outcome, record.settlement!.paid]).toEqual(['rejected', 'fraud', 0n])
  client.cancel(taskId)
  const task = await client.whenEnded(taskId)
  const bonds = bondsMoved(network, task)
  const { of } = await gains()
  const lost = bonds[`provider-${cheat}`]! - of[`provider-${cheat}`]!
  expect(lost).toBe(task.bids[0]!.bid.stakeLock)
  return record
}

it('does not pay an executor that delivers the first of eight segments as the end', { timeout }, () =>
  withCheat(
    stoppingExecutor,
    async (network, books) => {
      const { delivery, judged } = await expectLoss(network, books, '{ how: replay, segments: 8 }')
      expect([delivery.last, delivery.segments]).toEqual([true, 1n])
      expect(new Set(judged!.votes)).toEqual(new Set(['against']))
    },
    unhurried,
  ),
)

it(
  'refuses a run of other data, in which only the first link is forged, when that link is drawn',
  {
    timeout,
  },
  () =>
    withCheat(
      async (inner, dir) => {
        await mkdir(dir, { recursive: true })
        await writeFile(path.join(dir, 'scene.txt'), generateScene(2))
        return otherDataExecutor(inner, dir)
      },
      async (network, books) => {
        // one window that holds every link
        const { delivery, judged } = await expectLoss(
          network,
          books,
          '{ how: replay, segments: 4, share: 1 }',
        )
        expect([delivery.last, delivery.segments]).toEqual([true, 4n])
        expect(new Set(judged!.votes)).toEqual(new Set(['against']))
      },
      unhurried,
    ),
)

it('rejects states that are made to crash whoever reads them', { timeout }, () =>
  withCheat(
    crashingExecutor,
    async (network, books) => {
      const { delivery, judged, roster } = await expectLoss(network, books, '{ how: replay, segments: 8 }')
      expect([delivery.last, delivery.segments]).toEqual([true, 8n])
      // the first window starts without a state: its replay shows that the work is wrong
      const vote = roster!.windows.includes(0n) ? 'against' : 'noData'
      expect(new Set(judged!.votes)).toEqual(new Set([vote]))
    },
    unhurried,
  ),
)

it('rejects honest work whose data comes only after half of the time to answer', { timeout }, () =>
  withCheat(
    (inner) => inner,
    async (network, books) => {
      // every seat gets everything, but each of them too late
      serveLate(network.providers[cheat]!, (quickRules.answerSeconds * 1000) / 2 + 2_000)
      const { judged } = await expectLoss(network, books, '{ how: replay, segments: 8 }')
      expect(new Set(judged!.votes)).toEqual(new Set(['noData']))
    },
  ),
)
