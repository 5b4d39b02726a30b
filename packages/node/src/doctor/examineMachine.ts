import { availableParallelism, totalmem } from 'node:os'
import type { Config } from '../config/Config.ts'
import { runningDaemon } from '../serve/apiFile.ts'
import { checkChainBinary } from './checkChainBinary.ts'
import { checkContainers } from './checkContainers.ts'
import { checkDisk } from './checkDisk.ts'
import { checkGpus } from './checkGpus.ts'
import { checkNode } from './checkNode.ts'
import { checkPorts } from './checkPorts.ts'
import { checkSandbox } from './checkSandbox.ts'
import type { Finding } from './Finding.ts'

/** Checks what this machine has and lacks for muster, most important first. Changes nothing. */
export async function examineMachine(config: Config): Promise<Finding[]> {
  const daemon = await runningDaemon(config.dataDir)
  const own = new Set([daemon?.port, daemon?.peerPort].filter((port) => port !== undefined))
  return Promise.all([
    checkNode(),
    machine(),
    checkChainBinary(),
    checkSandbox(),
    checkContainers(),
    checkGpus(),
    checkDisk(config.dataDir),
    checkPorts(config.ports, own),
  ])
}

function machine(): Finding {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB memory`
  return {
    name: 'Machine',
    status: 'ok',
    found: `${process.platform} ${process.arch}, ${availableParallelism()} cores, ${memory}`,
  }
}
