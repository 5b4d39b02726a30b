import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { readError } from './ErrorState.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  title: string
  trigger: ReactElement
  /** The amount that this spends or locks, large; nothing when it costs nothing. */
  amount?: ReactNode
  children: ReactNode
  /** The verb on the button, with the amount where it spends. */
  confirm: ReactNode
  danger?: boolean
  act: () => Promise<unknown>
}

/** Nothing that spends or ends something happens by one click: the amount is shown and confirmed first. */
export function ConfirmDialog({ title, trigger, amount, children, confirm, danger = false, act }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = async (close: () => void) => {
    setBusy(true)
    setError(undefined)
    try {
      await act()
      close()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} trigger={trigger}>
      {(close) => (
        <div className="space-y-4">
          {amount && (
            <p className="figures rounded-lg bg-sunken px-4 py-3 text-center text-2xl font-semibold">
              {amount}
            </p>
          )}
          <div>{children}</div>
          {error !== undefined && (
            <Notice tone="bad" urgent title={readError(error).what}>
              {readError(error).next}
            </Notice>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Not now</Button>
            <Button look={danger ? 'danger' : 'primary'} disabled={busy} onClick={() => run(close)}>
              {busy ? 'One moment…' : confirm}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
