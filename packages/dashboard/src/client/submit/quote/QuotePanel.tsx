import type { Quote } from '@muster-network/api'
import { useMutation } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../session/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CommandDialog } from '../../../ui/CommandDialog.tsx'
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
  /** Set while the task file has problems: shows them instead of asking for a quote. */
  onBlocked?: () => void
}

/** Requests and shows the quote. A change of the task invalidates the quote. */
export function QuotePanel({ yaml, files, save, onBlocked }: Props) {
  const [quoted, setQuoted] = useState<{ of: string; draftId: string; quote: Quote }>()
  const now = `${files} ${yaml}`
  const requestQuote = useMutation({
    mutationFn: async () => {
      const draftId = await save()
      return { of: now, draftId, quote: await api.createQuote({ body: { source: { draftId } } }) }
    },
    onSuccess: setQuoted,
  })
  const current = quoted?.of === now ? quoted : undefined
  return (
    <Card
      title="Quote"
      aside={
        <CommandDialog
          cli={'muster quote task.yaml\nmuster submit task.yaml --max-spend <amount>'}
          method="POST"
          path="/v1/quote"
          body={{ source: { file: '/path/to/task.yaml' } }}
        />
      }
    >
      <div className="space-y-4">
        {requestQuote.isPending ? (
          <div role="status" aria-label="Asking for a quote" className="space-y-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-24" />
          </div>
        ) : current ? (
          <QuoteView quote={current.quote} />
        ) : (
          <EmptyState icon={Calculator} title={quoted ? 'The task has changed' : 'Get a price'}>
            {quoted
              ? 'Request a new quote: the last one was for the previous version.'
              : 'A quote is free. It shows the price of the work and of the check, the candidates, and why other nodes would not bid.'}
          </EmptyState>
        )}
        {requestQuote.error !== null && (
          <Notice tone="bad" urgent title={readError(requestQuote.error).what}>
            {readError(requestQuote.error).next}
          </Notice>
        )}
        {current && !requestQuote.isPending ? (
          <PostTask draftId={current.draftId} quote={current.quote} />
        ) : (
          <Button
            variant="primary"
            className="w-full"
            disabled={requestQuote.isPending}
            onClick={onBlocked ?? (() => requestQuote.mutate())}
          >
            Get a quote
          </Button>
        )}
      </div>
    </Card>
  )
}
