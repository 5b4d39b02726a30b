import { ErrorState } from '../ui/ErrorState.tsx'

/** Error page for a chunk that failed to render or to load (for example after a daemon update). */
export function PageError({ error }: { error: unknown }) {
  return <ErrorState title="This page could not be shown" error={error} retry={() => location.reload()} />
}
