import type { Setup } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { TestSteps } from '../../provider/TestSteps.tsx'
import { useSelfTest } from '../../provider/useSelfTest.ts'
import { api } from '../../session/client.ts'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

export function TestMachine({ setup }: { setup: Setup }) {
  const queries = useQueryClient()
  const { apply, busy, error } = useSetupChange()
  const test = useSelfTest((signal) => api.testSetup(undefined, { signal }))
  const steps = test.steps.length > 0 ? test.steps : (setup.test?.steps ?? [])
  const passed = setup.test?.ok === true && !test.running
  const run = async () => {
    await test.run()
    // show the result before the next step, although the daemon could continue by itself
    const after = await api.getSetup()
    queries.setQueryData(
      ['setup'],
      after.test?.ok ? await api.goToSetupStep({ body: { step: 'test' } }) : after,
    )
  }
  return (
    <StepCard
      title="Test run"
      about="Runs a small task like a client's: fetch, sandbox, measure, stop. It takes a few seconds and costs nothing."
      error={test.error ?? error}
      next={
        passed
          ? {
              label: 'Continue',
              disabled: busy,
              onSubmit: () => void apply(() => api.goToSetupStep({ body: { step: 'payout' } })),
            }
          : {
              label: test.running ? 'Testing…' : steps.length > 0 ? 'Test again' : 'Test',
              disabled: test.running,
              onSubmit: () => void run(),
            }
      }
    >
      {steps.length > 0 && <TestSteps steps={steps} />}
    </StepCard>
  )
}
