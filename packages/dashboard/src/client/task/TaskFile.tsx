import type { TaskDetail } from '@muster-network/api'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { plainText } from '../../ui/plainText.ts'

/** The parsed task file. */
export function TaskFile({ task }: { task: TaskDetail }) {
  return (
    <Card title="Task file" aside={<CopyButton text={task.yaml} what="the task file" />}>
      <pre
        tabIndex={0}
        className="untrusted max-h-80 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm"
      >
        {plainText(task.yaml)}
      </pre>
    </Card>
  )
}
