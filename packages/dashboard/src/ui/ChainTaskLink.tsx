import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link from a task to its on-chain history. */
export function ChainTaskLink({ taskId, children }: { taskId: string; children?: ReactNode }) {
  return (
    <Link
      to="/network/tasks/$taskId"
      params={{ taskId }}
      className="rounded font-mono text-sm hover:underline"
    >
      {taskId.slice(0, 10)}…{children}
    </Link>
  )
}
