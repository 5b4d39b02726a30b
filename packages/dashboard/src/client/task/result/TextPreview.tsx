import type { ResultFile } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../session/client.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { readTable } from './readTable.ts'

const maxPreviewBytes = 65_536
const maxPreviewRows = 100

/** The first lines of a text or a table. */
export function TextPreview({ taskId, file }: { taskId: string; file: ResultFile }) {
  const query = useQuery({
    queryKey: ['result', taskId, file.path, file.bytes],
    queryFn: async ({ signal }) => {
      const answer = await api.downloadResult(
        { params: { taskId }, query: { path: file.path, maxBytes: maxPreviewBytes } },
        { signal },
      )
      return plainText(await answer.text())
    },
  })
  if (query.isPending) return <Skeleton className="h-40" />
  if (query.data === undefined) return <ErrorState title="The file could not be read" error={query.error} />
  return (
    <div tabIndex={0} role="region" aria-label="Preview" className="max-h-80 overflow-auto p-3">
      {file.preview === 'table' ? (
        <Table text={query.data} comma={file.path.endsWith('.tsv') ? '\t' : ','} />
      ) : (
        <pre className="untrusted font-mono text-sm whitespace-pre-wrap">{query.data}</pre>
      )}
      {file.bytes > maxPreviewBytes && <p className="mt-2 text-sm text-muted">… (truncated)</p>}
    </div>
  )
}

function Table({ text, comma }: { text: string; comma: string }) {
  const [head = [], ...rows] = readTable(text, comma, maxPreviewRows + 1)
  return (
    <table className="figures w-full text-sm">
      <thead className="text-left">
        <tr>
          {head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <th key={column} className="border-b border-line px-2 py-1 font-medium">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <tr key={number}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
              <td key={column} className="untrusted px-2 py-0.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
