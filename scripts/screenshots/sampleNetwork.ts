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

const regions = ['de', 'ch', 'jp', 'br', 'us-east', 'se', 'us-west']
const cheat = 6
const honestRegions = regions.filter((_, index) => index !== cheat).join(', ')
const segments = 8

/** A real network on this machine with a finished task, a running task and a task whose executor was slashed. */
export type SampleNetwork = {
  client: ApiServer
  provider: ApiServer
  done: Hex
  running: Hex
  slashed: Hex
  stop(): Promise<void>
}

export async function startSampleNetwork(): Promise<SampleNetwork> {
  const staticDir = await ensureBuilt()
  const network = await startTestNetwork({
    providers: regions.length,
    vetoes: 3,
    coordinator: true,
    clientRoles: { provider: {} },
    settingsOf: (index) => ({ region: regions[index]!, score: [180, 96, 240, 60, 310, 140, 75][index]! }),
    executorOf: (index, dir) =>
      index === cheat
        ? cheatingExecutor(new WasmExecutor({ dir }), {
            dir: path.join(dir, 'forged'),
            honestSegments: 0,
            segments,
          })
        : undefined,
  })
  const dashboards = createDashboardServer(network, staticDir)
  const client = await dashboards.serve(network.client)
  const slashed = await submitTask(network, 'moon-lander', {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${regions[cheat]}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000 }',
      check: `{ how: replay, segments: ${segments} }`,
    },
  })
  const done = await submitTask(network, 'tea-room', { parts: 4, width: 640, height: 360, samples: 24 })
  await network.client.client!.whenEnded(done)
  const running = await submitTask(network, 'night-train', {
    ...{ parts: 4, width: 1280, height: 720, samples: 256 },
    lines: { pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 400000000000 }' },
  })
  return {
    client,
    provider: await dashboards.serve(await findBusyProvider(network)),
    done,
    running,
    slashed,
    async stop() {
      await dashboards.stop()
      await network.stop()
    },
  }
}

/** Returns a provider that has earned something and runs a part now. */
async function findBusyProvider({ providers }: TestNetwork): Promise<Daemon> {
  const earned = providers.filter(({ provider }) => provider!.earnings().earned > 0n)
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    for (const each of earned) if ((await each.provider!.runs()).length > 0) return each
    await pause(500)
  }
  return earned[0]!
}

async function submitTask(
  network: TestNetwork,
  name: string,
  options: Parameters<typeof tracerTask>[1],
): Promise<Hex> {
  const task = await tracerTask(path.join(network.dir, name), {
    ...options,
    lines: {
      name,
      instructions: `{ maxHours: 0.25, memory: 256MiB, checkpointEvery: 3s, region: [${honestRegions}] }`,
      pay: '{ function: perUnit, unit: gas, max: "40", maxUnits: 20000000000 }',
      halt: '{ bids: 6, afterMs: 1500, minBids: 2 }',
      check: '{ how: replay, assurance: economic, segments: 50 }',
      ...options?.lines,
    },
  })
  return (await network.client.client!.submit(task.prescription, task.folder)).taskId
}

/** Serves the dashboards of several nodes, each with its own owner. */
function createDashboardServer(network: TestNetwork, staticDir: string) {
  const servers: ApiServer[] = []
  const serve = async (daemon: Daemon): Promise<ApiServer> => {
    const dataDir = path.join(network.dir, `owner-${servers.length}`)
    const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
    const presence = network.coordinator?.presence
    const api = await serveApi({
      handlers: createHandlers({ daemon, config, version: '0.1.0', local: true, presence }),
      token: randomBytes(24).toString('hex'),
      port: 0,
      logger: silentLogger,
      staticDir,
    })
    servers.push(api)
    return api
  }
  return {
    serve,
    stop: async () => {
      for (const api of servers) await api.stop()
    },
  }
}
