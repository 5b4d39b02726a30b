import { FlaskConical } from 'lucide-react'
import { api } from '../../session/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TestSteps } from '../TestSteps.tsx'
import { useTest } from '../useTest.ts'

/** Runs a stranger's task that is none, and says what was found. */
export function SelfTest() {
  const { steps, running, error, run } = useTest((signal) => api.testProvider(undefined, { signal }))
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
        <p className="text-sm text-muted">Runs a small task in the sandbox, as a stranger's would run.</p>
      ) : (
        <TestSteps steps={steps} error={error} />
      )}
    </Card>
  )
}
