import type { ReactNode } from 'react'

/** Names and values, one pair a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="figures min-w-0 text-right break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
