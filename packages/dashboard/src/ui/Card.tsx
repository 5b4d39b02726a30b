import { type ReactNode, useId } from 'react'

type Props = {
  title?: ReactNode
  /** Beside the title: a button or a badge. */
  aside?: ReactNode
  children: ReactNode
  /** Without padding, for tables that reach the edges. */
  flush?: boolean
  className?: string
}

/** A titled region of a page. */
export function Card({ title, aside, children, flush = false, className = '' }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`min-w-0 rounded-xl border border-line bg-surface shadow-card ${className}`}
    >
      {title && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-2">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={flush ? 'overflow-hidden rounded-b-xl' : title ? 'px-4 pb-4' : 'p-4'}>{children}</div>
    </section>
  )
}
