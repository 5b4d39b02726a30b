import type { ResultFile, TaskDetail } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { FolderOutput } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../session/client.ts'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatBytes } from '../../../ui/formatBytes.ts'
import { plainText } from '../../../ui/plainText.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { PixmapPreview } from './PixmapPreview.tsx'
import { TextPreview } from './TextPreview.tsx'

/** Preview of the result once it is on this machine. */
export function ResultPreview({ task }: { task: TaskDetail }) {
  const query = useQuery({
    queryKey: ['results', task.taskId],
    queryFn: ({ signal }) => api.listResults({ params: { taskId: task.taskId } }, { signal }),
    refetchInterval: (each) => (each.state.data?.complete ? false : 3000),
  })
  return (
    <Card
      title="Result"
      aside={query.data && query.data.files.length > 0 && <Folder path={query.data.folder} />}
    >
      {query.isPending ? (
        <Skeleton className="h-48 w-full" />
      ) : query.data === undefined ? (
        <ErrorState
          title="The result could not be read"
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : query.data.files.length === 0 ? (
        <EmptyState
          icon={FolderOutput}
          title={task.state === 'ended' ? 'There is no result' : 'No result yet'}
        >
          {task.state === 'ended'
            ? 'The task ended without a result; the unused escrow was refunded.'
            : 'Files appear here when a part has delivered and its result was fetched and verified against the chain.'}
        </EmptyState>
      ) : (
        <Files task={task} files={query.data.files} complete={query.data.complete} />
      )}
    </Card>
  )
}

function Folder({ path }: { path: string }) {
  return (
    <span className="inline-flex min-w-0 items-center text-sm text-muted">
      <span className="max-w-72 truncate font-mono">{plainText(path)}</span>
      <CopyButton text={path} what="the folder" />
    </span>
  )
}

type FilesProps = { task: TaskDetail; files: readonly ResultFile[]; complete: boolean }

function Files({ task, files, complete }: FilesProps) {
  const pixmaps = files.filter((file) => file.path.endsWith('.ppm'))
  const [chosen, setChosen] = useState<string>()
  const file =
    files.find((each) => each.path === chosen) ??
    files.find((each) => each.preview === 'image' && !each.path.endsWith('.ppm')) ??
    pixmaps[0] ??
    files.find((each) => each.preview !== 'none')
  return (
    <div className="space-y-3">
      {!complete && <p className="text-sm text-muted">Some parts are still missing.</p>}
      {file && (
        <div className="overflow-hidden rounded-lg border border-line bg-sunken">
          {file.path.endsWith('.ppm') ? (
            <PixmapPreview taskId={task.taskId} paths={pixmaps.map((each) => each.path)} name={task.name} />
          ) : file.preview === 'image' ? (
            <ImagePreview taskId={task.taskId} path={file.path} name={task.name} />
          ) : file.preview === 'none' ? (
            <p className="p-4 text-muted">No preview for this file type.</p>
          ) : (
            <TextPreview taskId={task.taskId} file={file} />
          )}
        </div>
      )}
      <ul className="divide-y divide-line">
        {files.slice(0, 50).map((each) => (
          <li key={each.path} className="flex items-center gap-3 py-1.5">
            <button
              type="button"
              aria-pressed={each.path === file?.path}
              onClick={() => setChosen(each.path)}
              className="untrusted min-w-0 truncate rounded text-left font-mono text-sm hover:underline aria-pressed:font-semibold"
            >
              {plainText(each.path)}
            </button>
            <span className="figures ml-auto text-sm whitespace-nowrap text-muted">
              {formatBytes(each.bytes)}
            </span>
            <DownloadButton taskId={task.taskId} path={each.path} />
          </li>
        ))}
      </ul>
      {files.length > 50 && (
        <p className="text-sm text-muted">and {files.length - 50} more files in the folder</p>
      )}
    </div>
  )
}
