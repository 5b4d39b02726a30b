import { MusterError } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { EventFollower, type EventFollowerOptions } from '../../src/index.ts'
import { EventIndex } from './EventIndex.ts'
import { LoggingChain } from './LoggingChain.ts'

function follow(
  chain: LoggingChain,
  consumer: EventIndex,
  options: Partial<EventFollowerOptions> = {},
): EventFollower {
  const { ask, contract } = chain
  return new EventFollower({
    ask,
    addresses: [contract],
    consumer,
    fromBlock: 0,
    confirmations: 0,
    ...options,
  })
}

async function catchUp(follower: EventFollower): Promise<void> {
  while (await follower.step());
}

/** Returns the state of a new consumer that starts now. */
async function freshReplay(chain: LoggingChain): Promise<unknown[]> {
  const index = new EventIndex()
  await catchUp(follow(chain, index))
  return index.events()
}

describe('EventFollower', () => {
  it('equals a fresh replay after reorganisations of depth 1 to 20', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    const follower = follow(chain, index)
    await chain.mine(22)
    await catchUp(follower)
    for (let depth = 1; depth <= 20; depth++) {
      const before = index.events()
      await chain.reorg(depth)
      if (depth % 3 === 0) await chain.mine(2)
      await catchUp(follower)
      expect(index.events()).not.toEqual(before)
      expect(index.events()).toEqual(await freshReplay(chain))
    }
  })

  it('reads old blocks in ranges and new blocks individually with the same result', async () => {
    const chain = await LoggingChain.start()
    await chain.mine(40)
    const expected = await freshReplay(chain)
    for (const [depth, rangeBlocks] of [
      [1, 7],
      [10, 1],
      [5, 1_000],
      [200, 3],
    ] as const) {
      const index = new EventIndex()
      await catchUp(follow(chain, index, { depth, rangeBlocks }))
      expect(index.events()).toEqual(expected)
    }
  })

  it('lags the head by the confirmations and never sees a reorganisation above them', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    let undone = 0
    const undo = index.undo.bind(index)
    index.undo = (above) => {
      undone++
      undo(above)
    }
    const follower = follow(chain, index, { confirmations: 5 })
    await chain.mine(20)
    await catchUp(follower)
    expect(index.recent()[0]!.number).toBe(16)
    await chain.reorg(5)
    await catchUp(follower)
    expect(undone).toBe(0)
  })

  it('counts every event once when the consumer crashes in transactions and the endpoint fails', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    let calls = 0
    const flaky = follow(chain, index, {
      depth: 8,
      rangeBlocks: 5,
      ask: async (method, params) => {
        if (++calls % 23 === 0) throw new MusterError('CHAIN_RPC_FAILED', 'made to fail')
        if (calls % 37 === 0) return { html: '<h1>no</h1>' }
        return chain.ask(method, params)
      },
    })
    let commits = 0
    index.beforeCommit = () => {
      if (++commits % 2 === 1) throw new MusterError('CHAIN_DOWN', 'made to crash')
    }
    await chain.mine(30)
    await chain.reorg(3)
    for (let quiet = 0; quiet < 20; ) {
      try {
        quiet = (await flaky.step()) ? 0 : quiet + 1
      } catch (error) {
        expect(error).toMatchObject({ retryable: true })
      }
    }
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('throws on a reorganisation that is deeper than its recorded blocks', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    const recent = index.recent.bind(index)
    index.recent = () => recent().slice(0, 4)
    await chain.mine(15)
    const follower = follow(chain, index)
    await catchUp(follower)
    await chain.reorg(10)
    await expect(catchUp(follower)).rejects.toMatchObject({ code: 'CHAIN_REORG_TOO_DEEP' })
  })

  it('runs until its signal is aborted', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    const stop = new AbortController()
    const apply = index.apply.bind(index)
    index.apply = (blocks) => {
      apply(blocks)
      if (index.recent()[0]!.number >= 11) stop.abort()
    }
    await chain.mine(5)
    const running = follow(chain, index, { pollMs: 5 }).run(stop.signal)
    await chain.mine(5)
    await running
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('goes on after failures of the consumer, such as a full disk', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    const stop = new AbortController()
    let commits = 0
    index.beforeCommit = () => {
      if (++commits <= 3) throw new Error('database or disk is full')
    }
    const apply = index.apply.bind(index)
    index.apply = (blocks) => {
      apply(blocks)
      stop.abort()
    }
    await chain.mine(5)
    await follow(chain, index, { pollMs: 1 }).run(stop.signal)
    expect(commits).toBe(4)
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('misses no event of an endpoint that cuts long answers off, and takes a repeated one once', async () => {
    const chain = await LoggingChain.start()
    await chain.mineMany(12, 50)
    const index = new EventIndex()
    const ask: EventFollowerOptions['ask'] = async (method, params) => {
      const answer = await chain.ask(method, params)
      if (method !== 'eth_getLogs' || !Array.isArray(answer)) return answer
      return [...answer.slice(0, 500), ...answer.slice(0, 1)]
    }
    await catchUp(follow(chain, index, { depth: 1, ask }))
    expect(index.events().length).toBe(12 * 50)
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('applies a range with many events in several steps', async () => {
    const chain = await LoggingChain.start()
    await chain.mineMany(5, 50)
    const index = new EventIndex()
    // 100 copies of each event: 5,000 in a block
    const ask: EventFollowerOptions['ask'] = async (method, params) => {
      const answer = await chain.ask(method, params)
      if (method !== 'eth_getLogs' || !Array.isArray(answer)) return answer
      return answer.flatMap((log) => Array(100).fill(log))
    }
    const follower = follow(chain, index, { depth: 1, ask })
    let steps = 0
    while (await follower.step()) steps++
    expect(steps).toBeGreaterThan(3)
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('refuses events of other blocks than those that it asked for', async () => {
    const chain = await LoggingChain.start()
    await chain.mineMany(12, 1)
    const ask: EventFollowerOptions['ask'] = async (method, params) => {
      const answer = await chain.ask(method, params)
      if (method !== 'eth_getLogs' || !Array.isArray(answer)) return answer
      return answer.map((log, i) => ({ ...log, blockNumber: `0x${(1_000_000 + i).toString(16)}` }))
    }
    const index = new EventIndex()
    await expect(follow(chain, index, { depth: 1, ask }).step()).rejects.toMatchObject({
      code: 'CHAIN_RPC_FAILED',
      message: expect.stringContaining('events outside the blocks'),
    })
    expect(index.events()).toEqual([])
  })

  it('reads a block again when the endpoint left out some of its events', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    let lies = 0
    const ask: EventFollowerOptions['ask'] = async (method, params) => {
      const answer = await chain.ask(method, params)
      if (method !== 'eth_getLogs' || !Array.isArray(answer) || answer.length < 2 || ++lies > 6) return answer
      return answer.filter((_, i) => i % 2 === 1)
    }
    await chain.mineMany(6, 3)
    const follower = follow(chain, index, { ask })
    for (let quiet = 0; quiet < 2; ) {
      try {
        quiet = (await follower.step()) ? 0 : quiet + 1
      } catch (error) {
        expect(error).toMatchObject({ code: 'CHAIN_RPC_FAILED', retryable: true })
      }
    }
    expect(lies).toBeGreaterThan(6)
    expect(index.events()).toEqual(await freshReplay(chain))
  })

  it('waits for the block that confirms the next one', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    const stop = new AbortController()
    const awaited: number[] = []
    await chain.mine(10)
    const head = Number(await chain.ask('eth_blockNumber', []))
    const awaitBlock = async (above: number) => {
      awaited.push(above)
      stop.abort()
      return true
    }
    await follow(chain, index, { confirmations: 4, awaitBlock }).run(stop.signal)
    expect(index.recent()[0]!.number).toBe(head - 4)
    expect(awaited).toEqual([head])
  })

  it('catches up with the head of the moment on a chain that is quicker than itself', async () => {
    const chain = await LoggingChain.start()
    const index = new EventIndex()
    await chain.mine(5)
    const head = Number(await chain.ask('eth_blockNumber', []))
    let reads = 0
    const ask: EventFollowerOptions['ask'] = async (method, params) => {
      // after every block that it reads there is another one
      if (++reads < 500) await chain.mineMany(1, 0)
      return chain.ask(method, params)
    }
    await follow(chain, index, { ask }).catchUp()
    expect(index.recent()[0]!.number).toBeGreaterThanOrEqual(head)
    expect(reads).toBeLessThan(500)
  })
})
