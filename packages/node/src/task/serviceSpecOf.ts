import path from 'node:path'
import type { ContainerProgram, ServiceSpec } from '@muster-network/executors'
import type { Program } from './runSpecOf.ts'
import { type StreamManifest, serviceFiles } from './StreamManifest.ts'

export type ServicePlace = {
  serviceId: string
  /** The unpacked model. */
  folder: string
  /** Requests that are answered at the same time. */
  concurrency: number
  /** GPUs reserved for the service. */
  cards?: ContainerProgram['gpus'] | undefined
}

const logBytes = 4 << 20
/** Enough for a server with many threads and a few helpers; a wasm program is one process. */
const containerProcesses = 256
/** A large model is read from a slow disk in minutes. */
const readyMs = 10 * 60_000

/** Returns how a service of a stream is started. */
export function serviceSpecOf(
  manifest: StreamManifest,
  { serviceId, folder, concurrency, cards }: ServicePlace,
): ServiceSpec<Program> {
  const { args, env, memoryBytes, diskBytes } = manifest
  return {
    ...{ serviceId, program: programOf(manifest, folder, cards), args, env },
    inputDir: path.join(folder, serviceFiles.data),
    limits: {
      ...{ memoryBytes, diskBytes, outputBytes: diskBytes, logBytes },
      processes: manifest.container ? containerProcesses : 1,
    },
    ...{ concurrency, readyMs },
  }
}

function programOf(
  { container }: Pick<StreamManifest, 'container'>,
  folder: string,
  cards?: ContainerProgram['gpus'],
): Program {
  if (!container) return { modulePath: path.join(folder, serviceFiles.wasm) }
  const { image, command, egress } = container
  return {
    image: image === undefined ? { archive: path.join(folder, serviceFiles.image) } : { reference: image },
    ...(command && { command }),
    ...(egress.length > 0 && { egress }),
    ...(cards && { gpus: cards }),
  }
}
