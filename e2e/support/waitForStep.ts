import type { StepName } from '@muster-network/core'
import type { TestNetwork } from './testNetwork.ts'

/** Resolves when a provider's journal has one of these steps of the task. */
export function waitForStep(
  { providers }: TestNetwork,
  taskId: string,
  ...wanted: StepName[]
): Promise<void> {
  const isWanted = (step: string) => wanted.some((name) => name === step)
  return new Promise((resolve) => {
    for (const { context } of providers) {
      context.journal.onAdded(({ taskId: id, entry }) => {
        if (id === taskId && isWanted(entry.step)) resolve()
      })
      if (context.journal.of(taskId).some(({ entry }) => isWanted(entry.step))) resolve()
    }
  })
}
