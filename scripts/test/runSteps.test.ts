import { expect, it } from 'vitest'
import { runSteps } from './runSteps.ts'
import type { Step } from './Step.ts'
import { nothing } from './StepResult.ts'

const passed = (count: number) => ({ ...nothing, passed: count })

/** Collects printed lines, without the times. */
function collectOutput() {
  let output = ''
  return {
    print: (text: string) => {
      output += text
    },
    lines: () =>
      output
        .replaceAll(/ [\d.]+ s$/gm, '')
        .split('\n')
        .filter(Boolean),
  }
}

it('runs all lists in parallel and prints the second when the first has ended', async () => {
  const { print, lines } = collectOutput()
  const begun = Promise.withResolvers<void>()
  const first: Step[] = [
    [
      'tests',
      async (print) => {
        await begun.promise
        print('one passed\n')
        return passed(1)
      },
    ],
    ['more tests', async () => passed(2)],
  ]
  const second: Step[] = [
    [
      'contracts',
      async (print) => {
        print('compiling\n')
        begun.resolve()
        return passed(3)
      },
    ],
  ]
  const third: Step[] = [['containers', async () => passed(4)]]
  expect(await runSteps([first, second, third], print)).toEqual([passed(1), passed(2), passed(3), passed(4)])
  expect(lines()).toEqual([
    '── tests',
    'one passed',
    '── tests:',
    '── more tests',
    '── more tests:',
    '── contracts',
    'compiling',
    '── contracts:',
    '── containers',
    '── containers:',
  ])
})

it('prints the output of the second list as it comes once the first has ended', async () => {
  const { print, lines } = collectOutput()
  const second: Step[] = [
    [
      'contracts',
      async (print) => {
        await expect.poll(lines).toContain('── tests:')
        print('compiling\n')
        return nothing
      },
    ],
  ]
  await runSteps([[['tests', async () => nothing]], second], print)
  expect(lines()).toEqual(['── tests', '── tests:', '── contracts', 'compiling', '── contracts:'])
})

it('counts a step that throws as failed and runs the next one', async () => {
  const broken: Step = ['broken', () => Promise.reject(new Error('no disk'))]
  const results = await runSteps([[broken, ['tests', async () => passed(1)]], [broken]], () => {})
  const failed = { ...nothing, failures: ['broken: Error: no disk'] }
  expect(results).toEqual([failed, passed(1), failed])
})
