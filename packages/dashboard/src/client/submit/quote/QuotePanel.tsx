import type { Quote } from '@muster-network/api'
import { useMutation } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../session/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CopyCall } from '../../../ui/CopyCall.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { readError } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PostTask } from './PostTask.tsx'
import { QuoteView } from './QuoteView.tsx'

type Props = {
  yaml: string
  files: number
  save: () => Promise<string>
  /** The task file has mistakes. */
  blocked: boolean
}

/** The price before the button: asked for, shown whole, and void as soon as the task is changed. */
export function QuotePanel({ yaml, files, save, blocked }: Props) {
  const [quoted, setQuoted] = useState<{ of: string; draftId: string; quote: Quote }>()
  const now = `${files} ${yaml}`
  const ask = useMutation({
    mutationFn: async () => {
      const draftId = await save()
      return { of: now, draftId, quote: await api.quoteTask({ body: { source: { draftId } } }) }
    },
    onSuccess: setQuoted,
  })
  const current = quoted?.of === now ? quoted : undefined
  return (
    <Card
      title="Quote"
      aside={
        <CopyCall
          cli={'muster quote task.yaml\nmuster submit task.yaml --max-spend <amount>'}
          method="POST"
          path="/v1/quote"
          body={{ source: { file: '/path/to/task.yaml' } }}
        />
      }
    >
      <div className="space-y-4">
        {ask.isPending ? (
          <div role="status" aria-label="Asking for a quote" className="space-y-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-24" />
          </div>
        ) : current ? (
          <QuoteView quote={current.quote} />
        ) : (
          <EmptyState icon={Calculator} title={quoted ? 'The task was changed' : 'What would it cost?'}>
            {quoted
              ? 'Ask again: the price belongs to the task as it was.'
              : 'A quote shows the price of the work and of its check, who could run it, and who would not and why. It is free.'}
          </EmptyState>
        )}
        {ask.error !== null && (
          <Notice tone="bad" urgent title={readError(ask.error).what}>
            {readError(ask.error).next}
          </Notice>
        )}
        {current && !ask.isPending ? (
          <PostTask draftId={current.draftId} quote={current.quote} />
        ) : (
          <Button
            look="primary"
            className="w-full"
            disabled={blocked || ask.isPending}
            onClick={() => ask.mutate()}
          >
            Get a quote
          </Button>
        )}
        {blocked && <p className="text-sm text-muted">The task file has mistakes: mend them first.</p>}
      </div>
    </Card>
  )
}
