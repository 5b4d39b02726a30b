import { hasCode } from '@muster-network/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoPermission } from '../session/NoPermission.tsx'
import { RoleMissing } from '../session/RoleMissing.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonPage } from '../ui/Skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  /** Name of the loaded data, as in "The tasks could not be read". */
  what: string
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders a query: skeleton, then content. Loaded content stays visible when a refetch fails (the banner says that it
 * is stale); only a failed first load shows the error.
 */
export function QueryContent<T>({ query, what, skeleton = <SkeletonPage />, children }: Props<T>) {
  if (query.isPending) return skeleton
  if (hasCode(query.error, 'API_UNAUTHORISED')) return <NoPermission />
  if (hasCode(query.error, 'API_NOT_SERVED')) return <RoleMissing />
  if (query.data !== undefined) return children(query.data)
  return (
    <ErrorState
      title={`The ${what} could not be read`}
      error={query.error}
      retry={() => void query.refetch()}
    />
  )
}
