import type { Problem } from '@muster-network/core'
import { useId } from 'react'

type Props = { yaml: string; onChange: (yaml: string) => void; problems: readonly Problem[] }

export const editorId = 'task-yaml'

/** The task file as text, with marked problem lines. */
export function YamlEditor({ yaml, onChange, problems }: Props) {
  const gutter = useId()
  const lines = yaml.split('\n').length
  const wrong = new Set(problems.map((problem) => problem.line))
  return (
    <div className="flex max-h-[32rem] overflow-auto rounded-md border border-line-strong bg-sunken font-mono text-sm leading-5">
      <div
        id={gutter}
        aria-hidden
        className="sticky left-0 shrink-0 border-r border-line bg-sunken py-2 text-right text-muted select-none"
      >
        {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
          <div key={line} className={`px-2 ${wrong.has(line) ? 'bg-bad-soft font-semibold text-bad' : ''}`}>
            {line}
          </div>
        ))}
      </div>
      <textarea
        id={editorId}
        aria-label="Task file, YAML"
        aria-invalid={problems.length > 0}
        value={yaml}
        onChange={(event) => onChange(event.target.value)}
        rows={lines}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        className="min-w-0 flex-1 resize-none overflow-x-auto overflow-y-hidden bg-transparent px-3 py-2 leading-5 outline-offset-[-2px]"
      />
    </div>
  )
}
