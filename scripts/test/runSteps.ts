import type { Print, Step } from './Step.ts'
import { nothing, type StepResult } from './StepResult.ts'

/**
 * Runs several lists of steps in parallel, the steps of a list one after the other. The first list prints as it runs.
 * The output of the others is buffered until the lists before them have ended, so that no list breaks into another's
 * lines.
 */
export async function runSteps(lists: readonly (readonly Step[])[], print: Print): Promise<StepResult[]> {
  const running = lists.map((steps) => {
    const output = bufferedPrint(print)
    return { output, results: runList(steps, output.print) }
  })
  const all: StepResult[] = []
  for (const { output, results } of running) {
    output.flush()
    all.push(...(await results))
  }
  return all
}

/** Collects text until `flush`, and prints it directly from then on. */
function bufferedPrint(target: Print): { print: Print; flush(): void } {
  let buffer: string | undefined = ''
  return {
    print(text) {
      if (buffer === undefined) target(text)
      else buffer += text
    },
    flush() {
      target(buffer ?? '')
      buffer = undefined
    },
  }
}

async function runList(steps: readonly Step[], print: Print): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const [name, run] of steps) {
    print(`\n── ${name}\n`)
    const started = performance.now()
    const result = await run(print).catch(
      (error: unknown): StepResult => ({ ...nothing, failures: [`${name}: ${error}`] }),
    )
    results.push(result)
    print(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  }
  return results
}
