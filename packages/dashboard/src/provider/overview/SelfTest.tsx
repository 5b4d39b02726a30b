import { FlaskConical } from 'lucide-react'
import { api } from '../../session/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TestSteps } from '../TestSteps.tsx'
import { useSelfTest } from '../useSelfTest.ts'

/** Runs a built-in test task in the sandbox and shows the result. */
export function SelfTest() {
  const { steps, running, error, run } = useSelfTest((signal) => api.testProvider(undefined, { signal }))
  return (
    <Card
      title="Self-test"
      aside={
        <Button size="small" disabled={running} onClick={run} icon={<FlaskConical aria-hidden size={15} />}>
          {running ? 'Testing…' : 'Test now'}
        </Button>
      }
    >
      {steps.length === 0 && !error ? (
        <p className="text-sm text-muted">
          Runs a small task in the sandbox, as it would run a client's task.
        </p>
      ) : (
        <TestSteps steps={steps} error={error} />
      )}
    </Card>
  )
}
