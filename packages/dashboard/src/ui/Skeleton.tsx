/** Grey placeholders with the size of the content, to avoid layout shift. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`shimmer rounded ${className}`} />
}

export function SkeletonStats() {
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="rounded-xl border border-line bg-surface px-4 py-3">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="mt-2 h-6 w-28" />
        </div>
      ))}
    </div>
  )
}

export function SkeletonTable({ rows = 6 }: { rows?: number }) {
  return (
    <div className="rounded-xl border border-line bg-surface p-4">
      <Skeleton className="mb-4 h-4 w-40" />
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <div key={key} className="flex gap-4 border-t border-line py-3">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </div>
  )
}

/** Skeleton of most pages: figures above a table. */
export function SkeletonPage() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonStats />
      <SkeletonTable />
    </div>
  )
}
