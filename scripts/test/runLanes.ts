import type { Say, Step } from './Step.ts'
import { nothing, type StepResult } from './StepResult.ts'

/**
 * Runs two rows of steps at once, each row one step after the other. What the second row says is shown when the first
 * is over, so that neither breaks into the other's lines.
 */
export async function runLanes(
  first: readonly Step[],
  second: readonly Step[],
  say: Say,
): Promise<StepResult[]> {
  let kept = ''
  let later: Say = (text) => {
    kept += text
  }
  const beside = runLane(second, (text) => later(text))
  const results = await runLane(first, say)
  later = say
  say(kept)
  return [...results, ...(await beside)]
}

async function runLane(steps: readonly Step[], say: Say): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const [name, run] of steps) {
    say(`\n── ${name}\n`)
    const started = performance.now()
    const result = await run(say).catch(
      (error: unknown): StepResult => ({ ...nothing, failures: [`${name}: ${error}`] }),
    )
    results.push(result)
    say(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  }
  return results
}
