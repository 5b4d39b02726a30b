import type { TaskDetail } from '@muster-network/api'
import { useNavigate } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { api } from '../../session/client.ts'
import { Button } from '../../ui/Button.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { useAction } from '../../ui/useAction.ts'

/** Opens the form of a new task with the task file and the files of this one. Nothing is spent before its quote. */
export function RunAgain({ task }: { task: TaskDetail }) {
  const navigate = useNavigate()
  const { run, busy, error } = useAction()
  const again = async () => {
    const { draftId } = await api.createDraft({ body: { taskId: task.taskId } })
    await navigate({ to: '/submit', search: { draft: draftId } })
  }
  return (
    <>
      <Button disabled={busy} onClick={() => void run(again)} icon={<RotateCw aria-hidden size={16} />}>
        Run again
      </Button>
      {error !== undefined && (
        <p role="alert" className="w-full text-sm text-bad">
          {readError(error).what}
        </p>
      )}
    </>
  )
}
