import { expect, it } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { status } from '../dev/sample/status.ts'
import { tasks } from '../dev/sample/tasks.ts'
import { setUpVisit } from './setUpVisit.ts'

const visit = setUpVisit()

it('shows commands with the words that start muster on this machine', async (context) => {
  skipWithout(context, 'chromium')
  const { taskId } = tasks[0]!
  await visit.open({ ...sampleAnswers(), getStatus: status }, `/tasks/${taskId}`)
  await visit.button('CLI & API').click()
  const command = status().command!
  await visit.dialog.getByText(`${command} status ${taskId}`).waitFor()
  await visit.dialog.getByText(`${command} config show`).waitFor()
  expect(await visit.dialog.textContent()).not.toMatch(/(?<!\/bin\/)muster (status|config)/)
})
