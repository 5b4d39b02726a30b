import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Starter tasks. */
export function Templates({ onChoose }: { onChoose: (templateId: string | undefined) => Promise<void> }) {
  const [chosen, setChosen] = useState<string>()
  const query = useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => api.listTemplates(undefined, { signal }),
    staleTime: 600_000,
  })
  const choose = async (templateId: string) => {
    await onChoose(templateId).then(
      () => setChosen(templateId),
      () => undefined,
    )
  }
  return (
    <Card title="Start from a template">
      <QueryContent query={query} what="templates" skeleton={<Skeleton className="h-24 w-full" />}>
        {({ templates }) => (
          <ul className="grid gap-2 sm:grid-cols-2">
            {templates.map((template) => (
              <li key={template.templateId} className="flex">
                <button
                  type="button"
                  aria-pressed={chosen === template.templateId}
                  onClick={() => void choose(template.templateId)}
                  className="flex w-full gap-3 rounded-lg border border-line p-3 text-left hover:border-accent hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
                >
                  <LayoutTemplate aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" />
                  <span>
                    <span className="block font-medium">{template.title}</span>
                    <span className="block text-sm text-muted">{template.about}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}
