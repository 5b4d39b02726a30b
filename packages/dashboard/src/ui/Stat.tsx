import type { ReactNode } from 'react'

/** One figure with its label; several form a definition list. */
export function Stat({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="min-w-0 rounded-xl border border-line bg-surface px-4 py-3 shadow-card">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="stat-value figures mt-0.5 text-lg font-semibold sm:text-xl tracking-tight">{value}</dd>
      {note && <dd className="mt-0.5 text-sm text-muted">{note}</dd>}
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  return <dl className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4">{children}</dl>
}
