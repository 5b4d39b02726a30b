import type { Setup } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { TestSteps } from '../../provider/TestSteps.tsx'
import { useTest } from '../../provider/useTest.ts'
import { api } from '../../session/client.ts'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

export function TestMachine({ setup }: { setup: Setup }) {
  const queries = useQueryClient()
  const { apply, busy, error } = useSetupChange()
  const test = useTest((signal) => api.testSetup(undefined, { signal }))
  const steps = test.steps.length > 0 ? test.steps : (setup.test?.steps ?? [])
  const passed = setup.test?.ok === true && !test.running
  const run = async () => {
    await test.run()
    // what was found is looked at before the next step, though the daemon would go on by itself
    const after = await api.getSetup()
    queries.setQueryData(
      ['setup'],
      after.test?.ok ? await api.goToSetupStep({ body: { step: 'test' } }) : after,
    )
  }
  return (
    <StepCard
      title="A test"
      about="A small task is run as a stranger's would be: fetched, boxed, measured, stopped. It takes some seconds and costs nothing."
      error={test.error ?? error}
      next={
        passed
          ? {
              word: 'Go on',
              disabled: busy,
              act: () => void apply(() => api.goToSetupStep({ body: { step: 'payout' } })),
            }
          : {
              word: test.running ? 'Testing…' : steps.length > 0 ? 'Test again' : 'Test',
              disabled: test.running,
              act: () => void run(),
            }
      }
    >
      {steps.length > 0 && <TestSteps steps={steps} />}
    </StepCard>
  )
}
