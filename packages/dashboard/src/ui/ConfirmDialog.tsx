import type { ReactElement, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { readError } from './ErrorState.tsx'
import { Notice } from './Notice.tsx'
import { useAction } from './useAction.ts'

type Props = {
  title: string
  trigger: ReactElement
  /** The amount that this spends or locks, large; nothing when it costs nothing. */
  amount?: ReactNode
  children: ReactNode
  /** The verb on the button, with the amount where it spends. */
  confirm: ReactNode
  /** False while a required input is missing. */
  ready?: boolean
  danger?: boolean
  onConfirm: () => Promise<unknown>
}

/** Confirmation dialog. Every action that spends money or ends something shows the amount and asks first. */
export function ConfirmDialog(props: Props) {
  const { title, trigger, amount, children, confirm, ready = true, danger = false, onConfirm } = props
  const { run, busy, error } = useAction()
  return (
    <Dialog title={title} trigger={trigger}>
      {(close) => (
        <form
          className="space-y-4"
          onSubmit={async (event) => {
            event.preventDefault()
            // the click must not submit a form around the opening button
            event.stopPropagation()
            if (ready && !busy && (await run(onConfirm))) close()
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
            <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy || !ready}>
              {busy ? 'Please wait…' : confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
