import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hex } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { type ApiServer, createHandlers, type Daemon, loadConfig, serveApi } from '@muster-network/node'
import { cheatingExecutor } from '../../e2e/support/cheatingExecutor.ts'
import { startTestNetwork, type TestNetwork } from '../../e2e/support/testNetwork.ts'
import { tracerTask } from '../../e2e/support/tracerTask.ts'
import { ensureBuilt } from '../../packages/dashboard/build.ts'

const homes = ['de', 'ch', 'jp', 'br', 'us-east', 'se', 'us-west']
const cheat = 6
const honestHomes = homes.filter((_, index) => index !== cheat).join(', ')
const segments = 8

/** A real network on this machine with something to see: a picture that was made, one in the making, and a cheat. */
export type LivelyNetwork = {
  client: ApiServer
  provider: ApiServer
  done: Hex
  running: Hex
  slashed: Hex
  stop(): Promise<void>
}

export async function startLivelyNetwork(): Promise<LivelyNetwork> {
  const staticDir = await ensureBuilt()
  const network = await startTestNetwork({
    providers: homes.length,
    vetoes: 3,
    coordinator: true,
    clientRoles: { provider: {} },
    settingsOf: (index) => ({ region: homes[index]!, score: [180, 96, 240, 60, 310, 140, 75][index]! }),
    executorOf: (index, dir) =>
      index === cheat
        ? cheatingExecutor(new WasmExecutor({ dir }), {
            dir: path.join(dir, 'forged'),
            honestSegments: 0,
            segments,
          })
        : undefined,
  })
  const serve = await servers(network, staticDir)
  const client = await serve(network.client)
  const slashed = await order(network, 'moon-lander', {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${homes[cheat]}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000 }',
      check: `{ how: replay, segments: ${segments} }`,
    },
  })
  const done = await order(network, 'tea-room', { parts: 4, width: 640, height: 360, samples: 24 })
  await network.client.client!.whenEnded(done)
  const running = await order(network, 'night-train', {
    ...{ parts: 4, width: 1280, height: 720, samples: 256 },
    lines: { pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 400000000000 }' },
  })
  return {
    client,
    provider: await serve(await findWorking(network)),
    done,
    running,
    slashed,
    async stop() {
      await serve.stop()
      await network.stop()
    },
  }
}

/** A provider that has earned and runs something now. */
async function findWorking({ providers }: TestNetwork): Promise<Daemon> {
  const earned = providers.filter(({ provider }) => provider!.earnings().earned > 0n)
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    for (const each of earned) if ((await each.provider!.runs()).length > 0) return each
    await pause(500)
  }
  return earned[0]!
}

async function order(
  network: TestNetwork,
  name: string,
  options: Parameters<typeof tracerTask>[1],
): Promise<Hex> {
  const made = await tracerTask(path.join(network.dir, name), {
    ...options,
    lines: {
      name,
      instructions: `{ maxHours: 0.25, memory: 256MiB, checkpointEvery: 3s, region: [${honestHomes}] }`,
      pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 20000000000 }',
      halt: '{ bids: 6, afterMs: 1500, minBids: 2 }',
      check: '{ how: replay, assurance: economic, segments: 50 }',
      ...options?.lines,
    },
  })
  return (await network.client.client!.submit(made.prescription, made.folder)).taskId
}

/** Serves the pages of one node after the other; each has an owner of its own. */
async function servers(network: TestNetwork, staticDir: string) {
  const serving: ApiServer[] = []
  const serve = async (daemon: Daemon): Promise<ApiServer> => {
    const dataDir = path.join(network.dir, `owner-${serving.length}`)
    const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
    const presence = network.coordinator?.presence
    const api = await serveApi({
      handlers: createHandlers({ daemon, config, version: '0.1.0', local: true, presence }),
      token: randomBytes(24).toString('hex'),
      port: 0,
      logger: silentLogger,
      staticDir,
    })
    serving.push(api)
    return api
  }
  return Object.assign(serve, {
    stop: async () => {
      for (const api of serving) await api.stop()
    },
  })
}
