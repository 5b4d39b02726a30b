import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './repository.ts'
import type { StepResult } from './StepResult.ts'

/** Names a failure with the first line of each reason below, because often only the end of a long log is stored. */
function withReasons(name: string, errors: readonly { message: string }[]): string {
  return [name, ...errors.map(({ message }) => `        ${message.split('\n', 1)[0]!.slice(0, 300)}`)].join(
    '\n',
  )
}

/** Writes the results of vitest, with the reason of each skip, as a StepResult to the file in MUSTER_TEST_REPORT. */
export default class StepReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const result: StepResult = { passed: 0, failures: [], skips: [] }
    for (const module of modules) {
      const file = path.relative(root, module.moduleId)
      for (const error of module.errors()) result.failures.push(`${file}: ${error.message}`)
      for (const suite of module.children.allSuites())
        for (const error of suite.errors())
          result.failures.push(`${file} > ${suite.fullName}: ${error.message}`)
      for (const test of module.children.allTests()) {
        const name = `${file} > ${test.fullName}`
        const outcome = test.result()
        if (outcome.state === 'passed') result.passed++
        else if (outcome.state === 'failed') result.failures.push(withReasons(name, outcome.errors))
        else
          result.skips.push({
            test: name,
            reason: (outcome.state === 'skipped' && outcome.note) || 'no reason given',
          })
      }
    }
    for (const error of unhandled) result.failures.push(`unhandled error: ${error.message}`)
    const target = process.env.MUSTER_TEST_REPORT
    if (target) writeFileSync(target, JSON.stringify(result))
  }
}
