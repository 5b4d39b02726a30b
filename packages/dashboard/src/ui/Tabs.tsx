import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab<T extends string> = {
  value: T
  label: string
  /** Number of items in the panel. */
  count?: number
  panel: () => ReactNode
}

type Props<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

/**
 * Panels of which one is shown. Arrow keys, Home and End move between the tabs and show their panels at once; only the
 * shown panel is in the document.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className="mb-4 flex gap-0.5 overflow-x-auto border-b border-line sm:gap-1"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-active:border-accent data-active:text-ink sm:px-3"
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="figures hidden rounded-full bg-sunken px-1.5 text-xs sm:inline">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="flex min-w-0 flex-col gap-4">
          {tab.panel()}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
