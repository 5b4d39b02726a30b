import { root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { StepResult } from './StepResult.ts'

/** Runs a command in the repository's root; it passes or fails by its exit code. */
export async function commandStep(name: string, command: [string, ...string[]]): Promise<StepResult> {
  const { code } = await runCommand(command, { cwd: root })
  return code === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [`${name}: exit code ${code}`], skips: [] }
}
