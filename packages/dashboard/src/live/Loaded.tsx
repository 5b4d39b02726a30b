import { hasCode } from '@muster-network/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoPermission } from '../session/NoPermission.tsx'
import { RoleMissing } from '../session/RoleMissing.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonPage } from '../ui/Skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  /** What is loaded, as in "The tasks could not be read". */
  what: string
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Every screen goes through the same states: its skeleton, then its content. What is known stays in sight when asking
 * again fails (the banner of the page says that it is old); only a first failure takes its place.
 */
export function Loaded<T>({ query, what, skeleton = <SkeletonPage />, children }: Props<T>) {
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
