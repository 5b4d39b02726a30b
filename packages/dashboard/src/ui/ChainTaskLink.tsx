import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A task of anybody, to what the chain says about it. */
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
