import type { Problem } from '@muster-network/core'
import { CheckCircle2, CircleAlert, CircleDashed } from 'lucide-react'
import { editorId } from './YamlEditor.tsx'

type Props = {
  /** True when the task file has no problem. */
  valid: boolean
  problems: readonly Problem[]
}

/** The problems to show, each with its line and column; in the YAML view a click jumps there. */
export function Problems({ valid, problems }: Props) {
  return (
    <div role="status" className="mt-4 border-t border-line pt-3">
      {valid ? (
        <p className="flex items-center gap-2 text-ok">
          <CheckCircle2 aria-hidden size={16} />
          The task file is valid
        </p>
      ) : problems.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleDashed aria-hidden size={16} />
          The task is not complete yet
        </p>
      ) : (
        <>
          <p className="mb-2 flex items-center gap-2 font-medium text-bad">
            <CircleAlert aria-hidden size={16} />
            {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
          </p>
          <ul className="space-y-2">
            {problems.slice(0, 20).map((problem) => (
              <li key={`${problem.line} ${problem.column} ${problem.what}`} className="flex gap-2 text-sm">
                <button
                  type="button"
                  onClick={() => goTo(problem)}
                  className="figures h-6 shrink-0 rounded bg-sunken px-1.5 font-mono hover:underline"
                >
                  {problem.line}:{problem.column}
                </button>
                <span className="untrusted min-w-0">
                  {problem.path && <strong className="font-medium">{problem.path}: </strong>}
                  {problem.what}
                  <span className="block text-muted">{problem.hint}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function goTo(problem: Problem): void {
  const editor = document.getElementById(editorId)
  if (!(editor instanceof HTMLTextAreaElement)) return
  const before = editor.value.split('\n').slice(0, problem.line - 1)
  const at = before.reduce((sum, line) => sum + line.length + 1, 0) + problem.column - 1
  editor.focus()
  editor.setSelectionRange(at, at)
}
