import type { Executor, Run } from '@muster-network/executors'

/** Forwards every call to another executor, for a wrapper that overrides some of them. */
export function delegateExecutor<Program>(inner: Executor<Program>): Executor<Program> {
  return {
    facts: inner.facts,
    expect: () => inner.expect?.(),
    prepare: (program, options) => inner.prepare(program, options),
    start: (spec, options) => inner.start(spec, options),
    find: (runId) => inner.find(runId),
    list: () => inner.list(),
    close: () => inner.close(),
  }
}

/** Forwards every call to another run, for a wrapper that overrides some of them. */
export function delegateRun(run: Run): Run {
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
