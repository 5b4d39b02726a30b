import type { Executor, Run } from '@muster-network/executors'

/** Everything of an executor, for one that does some of it otherwise. */
export function executorAsItIs<Program>(inner: Executor<Program>): Executor<Program> {
  return {
    facts: inner.facts,
    prepare: (program, options) => inner.prepare(program, options),
    start: (spec, options) => inner.start(spec, options),
    find: (runId) => inner.find(runId),
    list: () => inner.list(),
    close: () => inner.close(),
  }
}

/** Everything of a run, for one that does some of it otherwise. */
export function runAsItIs(run: Run): Run {
  return {
    id: run.id,
    status: () => run.status(),
    wait: (options) => run.wait(options),
    pause: () => run.pause(),
    resume: () => run.resume(),
    checkpoint: (options) => run.checkpoint(options),
    stop: (options) => run.stop(options),
    usage: () => run.usage(),
    logs: (options) => run.logs(options),
    leaves: () => run.leaves(),
    remove: () => run.remove(),
  }
}
