import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { readError } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFocusFirstField } from '../ui/useFocusFirstField.ts'

type Props = {
  title: string
  about: ReactNode
  children?: ReactNode
  error?: unknown
  /** The primary button. */
  next?: { label: string; disabled?: boolean; onSubmit: () => void }
}

/** One set-up step: explanation, inputs and one button. */
export function StepCard({ title, about, children, error, next }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form)
  return (
    <Card>
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-1 mb-4 max-w-prose text-muted">{about}</div>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!next?.disabled) next?.onSubmit()
        }}
        className="space-y-4"
      >
        {children}
        {error !== undefined && (
          <Notice tone="bad" urgent title={readError(error).what}>
            {readError(error).next}
          </Notice>
        )}
        {next && (
          <Button type="submit" variant="primary" disabled={next.disabled ?? false}>
            {next.label}
          </Button>
        )}
      </form>
    </Card>
  )
}
