import { ErrorState } from '../ui/ErrorState.tsx'

/** A page that could not be drawn, or whose file could not be loaded (as after an update of the daemon). */
export function PageFailed({ error }: { error: unknown }) {
  return <ErrorState title="This page could not be shown" error={error} retry={() => location.reload()} />
}
