import path from 'node:path'
import { type Logger, MusterError } from '@muster-network/core'
import type { Preparation } from '../Executor.ts'
import type { ServiceSpec } from '../Service.ts'
import { answerLimitsOf } from '../service/AnswerLimits.ts'
import { ServiceLog } from '../service/ServiceLog.ts'
import { ServiceSet } from '../service/ServiceSet.ts'
import { SupervisedService } from '../service/SupervisedService.ts'
import { Container } from './Container.ts'
import { ContainerInstance } from './ContainerInstance.ts'
import type { ContainerProgram } from './ContainerProgram.ts'
import { makeCgroup, removeCgroup } from './cgroup.ts'
import { type Engine, engineArguments } from './Engine.ts'
import { readableInput } from './readableInput.ts'
import { runArguments } from './runArguments.ts'
import { ServiceFolder } from './ServiceFolder.ts'
import { specProblems } from './specProblems.ts'
import { uidOf } from './uidOf.ts'

type ContainerServicesOptions = {
  engine: Engine
  /** Folder of all services. */
  dir: string
  /** Label of all containers of this executor. */
  label: string
  nameOf: (serviceId: string) => string
  /** Whether each service gets a volume for its files. */
  volumes: boolean
  logger: Logger
}

/** Where the program finds the folder of its socket, and its socket. */
const socketFolder = '/run/muster'
const socketPath = `${socketFolder}/service.sock`

/** The services of a container executor, each in a container with the isolation of a run. */
export class ContainerServices {
  readonly #options: ContainerServicesOptions
  readonly #services = new ServiceSet()

  constructor(options: ContainerServicesOptions) {
    this.#options = options
  }

  /** @throws EXEC_REFUSED, EXEC_RUN_INVALID, EXEC_HOST */
  serve(
    spec: ServiceSpec<ContainerProgram>,
    prepare: () => Promise<Preparation>,
  ): Promise<SupervisedService> {
    const problems = specProblems(spec)
    if (problems.length > 0)
      throw new MusterError('EXEC_RUN_INVALID', problems.join('; '), {
        details: { serviceId: spec.serviceId },
      })
    return this.#services.add(spec, async () => {
      const preparation = await prepare()
      const reasons = preparation.ok ? serviceProblems(spec.program) : preparation.reasons
      if (!preparation.ok || reasons.length > 0)
        throw new MusterError('EXEC_REFUSED', reasons.join('; '), { details: { serviceId: spec.serviceId } })
      return this.#open(spec, preparation.digest)
    })
  }

  /** The processes of all services. */
  pids(): Promise<number[]> {
    return this.#services.pids()
  }

  /** Stops all services: they end with the daemon. */
  close(): Promise<void> {
    return this.#services.close()
  }

  /** Removes the files of services that a killed daemon left behind. Their containers must be gone. */
  async removeLeftovers(): Promise<void> {
    const { dir, engine, nameOf } = this.#options
    for (const serviceId of await ServiceFolder.list(dir)) {
      if (engine.ownCgroups) await removeCgroup(nameOf(serviceId))
      await new ServiceFolder(path.join(dir, serviceId)).remove()
    }
  }

  async #open(spec: ServiceSpec<ContainerProgram>, imageId: string): Promise<SupervisedService> {
    const { dir, volumes, logger } = this.#options
    const limits = answerLimitsOf(spec.answers)
    const inputDir = spec.inputDir === undefined ? undefined : await readableInput(spec.inputDir)
    const folder = new ServiceFolder(path.join(dir, spec.serviceId))
    try {
      await folder.create(volumes ? spec.limits.diskBytes : undefined)
    } catch (error) {
      await folder.remove().catch(() => {})
      throw error
    }
    const log = new ServiceLog(spec.limits.logBytes)
    return new SupervisedService({
      serviceId: spec.serviceId,
      start: () => this.#start(spec, { imageId, folder, inputDir, log }),
      removeFiles: () => folder.remove(),
      log,
      limits,
      concurrency: spec.concurrency,
      readyMs: spec.readyMs,
      logger,
    })
  }

  async #start(
    spec: ServiceSpec<ContainerProgram>,
    parts: { imageId: string; folder: ServiceFolder; inputDir: string | undefined; log: ServiceLog },
  ): Promise<ContainerInstance> {
    const { engine, nameOf, label, logger, volumes } = this.#options
    const { imageId, folder, inputDir, log } = parts
    const name = nameOf(spec.serviceId)
    const uid = uidOf(name)
    await folder.renew(uid)
    if (engine.ownCgroups) await makeCgroup(name, spec.limits.memoryBytes)
    const args = runArguments({
      engine,
      name,
      label,
      imageId,
      program: spec.program,
      args: spec.args ?? [],
      env: { ...spec.env, MUSTER_SOCKET: socketPath },
      limits: spec.limits,
      uid,
      ...(inputDir !== undefined && { inputDir }),
      writable: { [socketFolder]: folder.socketDir, '/scratch': folder.scratchDir },
      ...(engine.ownCgroups && { cgroupParent: `/${name}` }),
    })
    const flags = engineArguments(engine, { gpus: spec.program.gpus !== undefined, sockets: true })
    return ContainerInstance.start({
      container: new Container(engine, name, engine.ownCgroups ? name : undefined),
      command: [engine.kind, ...flags, ...args],
      socketFile: folder.socketFile,
      watched: volumes ? undefined : { dir: folder.filesDir, diskBytes: spec.limits.diskBytes },
      log,
      logger,
    })
  }
}

/** A service is reached over its socket and reaches nothing. */
function serviceProblems({ egress = [] }: ContainerProgram): string[] {
  const problems: string[] = []
  if (egress.length > 0) problems.push('a service has no network: its program must not list egress')
  if (process.platform !== 'linux') problems.push('a service in a container needs Linux')
  return problems
}
