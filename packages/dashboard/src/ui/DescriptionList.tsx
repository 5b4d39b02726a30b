import type { ReactNode } from 'react'

/** A definition list: one name and value per line. */
export function DescriptionList({
  items,
}: {
  items: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
      {items.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="figures min-w-0 text-right break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
