import type { ClientRole } from '@muster-network/node'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { tracerTask } from '../../support/tracerTask.ts'

/**
 * Orders work of a stranger until the provider's page shows earnings: a busy machine may lose a part, but not all. What was
 * paid is held while it may be contested: on a busy machine the client signs too late for its acceptance to end that time.
 */
export async function untilEarned(
  page: Page,
  client: ClientRole,
  made: Awaited<ReturnType<typeof tracerTask>>,
): Promise<void> {
  const figure = (name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd').first()
  const hasEarned = async () =>
    /[1-9]/.test(`${await figure('Earned').textContent()} ${await figure('Held').textContent()}`)
  for (let order = 0; order < 3 && !(await hasEarned()); order++) {
    const { taskId } = await client.submit(made.prescription, made.folder)
    await client.whenEnded(taskId)
    await expect
      .poll(hasEarned, { timeout: 20_000 })
      .toBe(true)
      .catch(() => {})
  }
  expect(await hasEarned()).toBe(true)
}
