import { expect, it } from 'vitest'
import { runLanes } from './runLanes.ts'
import type { Step } from './Step.ts'
import { nothing } from './StepResult.ts'

const passed = (count: number) => ({ ...nothing, passed: count })

/** What was said, without the times. */
function hearing() {
  let heard = ''
  return {
    say: (text: string) => {
      heard += text
    },
    lines: () =>
      heard
        .replaceAll(/ [\d.]+ s$/gm, '')
        .split('\n')
        .filter(Boolean),
  }
}

it('runs both rows at once, and shows the second when the first is over', async () => {
  const { say, lines } = hearing()
  const begun = Promise.withResolvers<void>()
  const first: Step[] = [
    [
      'tests',
      async (tell) => {
        await begun.promise
        tell('one passed\n')
        return passed(1)
      },
    ],
    ['more tests', async () => passed(2)],
  ]
  const second: Step[] = [
    [
      'contracts',
      async (tell) => {
        tell('compiling\n')
        begun.resolve()
        return passed(3)
      },
    ],
  ]
  expect(await runLanes(first, second, say)).toEqual([passed(1), passed(2), passed(3)])
  expect(lines()).toEqual([
    '── tests',
    'one passed',
    '── tests:',
    '── more tests',
    '── more tests:',
    '── contracts',
    'compiling',
    '── contracts:',
  ])
})

it('shows what the second row says after the first is over as it comes', async () => {
  const { say, lines } = hearing()
  const second: Step[] = [
    [
      'contracts',
      async (tell) => {
        await expect.poll(lines).toContain('── tests:')
        tell('compiling\n')
        return nothing
      },
    ],
  ]
  await runLanes([['tests', async () => nothing]], second, say)
  expect(lines()).toEqual(['── tests', '── tests:', '── contracts', 'compiling', '── contracts:'])
})

it('counts a step that throws as failed, and goes on', async () => {
  const broken: Step = ['broken', () => Promise.reject(new Error('no disk'))]
  const results = await runLanes([broken, ['tests', async () => passed(1)]], [broken], () => {})
  const failed = { ...nothing, failures: ['broken: Error: no disk'] }
  expect(results).toEqual([failed, passed(1), failed])
})
