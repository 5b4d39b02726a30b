import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { firstField } from './useFocusFirstField.ts'

type Props = {
  title: string
  /** The control that opens the dialog. */
  trigger: ReactElement
  children: (close: () => void) => ReactNode
}

/** A modal dialog. It starts at its first field, traps the focus and returns it to the control that opened it. */
export function Dialog({ title, trigger, children }: Props) {
  const [open, setOpen] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          initialFocus={() => firstField(body.current) ?? true}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90vh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-5 shadow-2xl"
        >
          <div className="mb-3 flex items-start justify-between gap-4">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-m-1 grid size-8 place-items-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden size={18} />
            </Base.Close>
          </div>
          <div ref={body}>{children(() => setOpen(false))}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
