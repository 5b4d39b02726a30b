import { type ReactNode, useEffect } from 'react'

type Props = { title: ReactNode; about?: ReactNode; actions?: ReactNode; documentTitle?: string }

/** The page's only h1; also sets the tab title. */
export function PageHeader({ title, about, actions, documentTitle }: Props) {
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined)
  useEffect(() => {
    if (name) document.title = `${name} · muster`
  }, [name])
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {about && <div className="mt-1 max-w-prose text-muted">{about}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
