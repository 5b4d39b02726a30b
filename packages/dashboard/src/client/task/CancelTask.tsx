import type { TaskDetail } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

export function CancelTask({ task }: { task: TaskDetail }) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      danger
      title="Cancel this task?"
      confirm="Cancel the task"
      trigger={
        <Button variant="danger" icon={<Ban aria-hidden size={16} />}>
          Cancel
        </Button>
      }
      onConfirm={async () => {
        await api.cancelTask({ params: { taskId: task.taskId } })
        await queries.invalidateQueries({ queryKey: ['task', task.taskId] })
      }}
    >
      <p>
        Its parts stop at their last receipted checkpoint. Work up to there is still checked and paid; the
        rest of the <Amount wei={task.cost.heldWei} /> in escrow is refunded. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
