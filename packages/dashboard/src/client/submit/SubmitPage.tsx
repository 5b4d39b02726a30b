import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NoPermission } from '../../session/NoPermission.tsx'
import { useSession } from '../../session/useSession.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Card } from '../../ui/Card.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { Files } from './Files.tsx'
import { Problems } from './Problems.tsx'
import { QuotePanel } from './quote/QuotePanel.tsx'
import { TaskForm } from './TaskForm.tsx'
import { Templates } from './Templates.tsx'
import { useDraft } from './useDraft.ts'
import { useProblems } from './useProblems.ts'
import { useShownProblems } from './useShownProblems.ts'
import { YamlEditor } from './YamlEditor.tsx'

const views = [
  { value: 'form', label: 'Form' },
  { value: 'yaml', label: 'YAML' },
] as const

/** Creates a task: a form and a YAML view of one file, then the quote, then the post button. */
export function SubmitPage() {
  const session = useSession()
  return (
    <>
      <PageHeader
        title="New task"
        about="Choose the program and the level of checking. Nothing is spent before you confirm the amount."
      />
      {session.data?.owner === false ? <NoPermission /> : <Editor />}
    </>
  )
}

function Editor() {
  const [view, setView] = useState<'form' | 'yaml'>('form')
  const draft = useDraft()
  const status = useStatus()
  const problems = useProblems(draft.yaml, draft.files, status.data?.token.decimals)
  const { shown, touch, showAll } = useShownProblems(problems, draft.written)
  const editor = useRef<HTMLDivElement>(null)
  /** Shows every problem, and moves the focus to the first. */
  const showProblems = () => {
    flushSync(showAll)
    editor.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  if (!draft.ready) return <SkeletonTable />
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {draft.error !== undefined && (
          <Notice tone="bad" urgent title={readError(draft.error).what}>
            {readError(draft.error).next}
          </Notice>
        )}
        <Templates onChoose={draft.startFrom} />
        <Files files={draft.files} onAdd={draft.addFiles} onRemove={draft.removeFile} />
        <Card
          title="Task"
          aside={<SegmentedControl label="Edit as" options={views} value={view} onChange={setView} />}
        >
          <div ref={editor}>
            {view === 'form' ? (
              <TaskForm
                yaml={draft.yaml}
                onChange={draft.setYaml}
                problems={shown}
                onTouch={touch}
                files={draft.files}
              />
            ) : (
              <YamlEditor
                yaml={draft.yaml}
                onChange={(yaml) => {
                  showAll()
                  draft.setYaml(yaml)
                }}
                problems={shown}
              />
            )}
          </div>
          <Problems valid={problems.length === 0} problems={shown} />
        </Card>
      </div>
      <div className="min-w-0 xl:sticky xl:top-5">
        <QuotePanel
          yaml={draft.yaml}
          save={draft.save}
          {...(problems.length > 0 && { onBlocked: showProblems })}
          files={draft.files.length}
        />
      </div>
    </div>
  )
}
