import type { ReactElement, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { readError } from './ErrorState.tsx'
import { Notice } from './Notice.tsx'
import { useAct } from './useAct.ts'

type Props = {
  title: string
  trigger: ReactElement
  /** The amount that this spends or locks, large; nothing when it costs nothing. */
  amount?: ReactNode
  children: ReactNode
  /** The verb on the button, with the amount where it spends. */
  confirm: ReactNode
  /** Whether everything is there that it asks for. */
  ready?: boolean
  danger?: boolean
  act: () => Promise<unknown>
}

/** Nothing that spends or ends something happens by one click: the amount is shown and confirmed first. */
export function ConfirmDialog(props: Props) {
  const { title, trigger, amount, children, confirm, ready = true, danger = false, act } = props
  const { run, busy, error } = useAct()
  return (
    <Dialog title={title} trigger={trigger}>
      {(close) => (
        <form
          className="space-y-4"
          onSubmit={async (event) => {
            event.preventDefault()
            // a form around the button that opened this one is not meant
            event.stopPropagation()
            if (ready && !busy && (await run(act))) close()
          }}
        >
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
            <Button type="submit" look={danger ? 'danger' : 'primary'} disabled={busy || !ready}>
              {busy ? 'One moment…' : confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
