import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../session/client.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The largest picture that is fetched for a preview. */
const maxBytes = 1 << 26

type Props = { taskId: string; path: string; name: string }

/** Shows a picture of the result, fetched with the session's header: an `img` element cannot send one. */
export function ImagePreview({ taskId, path, name }: Props) {
  const query = useQuery({
    queryKey: ['picture', taskId, path],
    queryFn: async ({ signal }) => {
      const query = { path, maxBytes }
      return (await api.downloadResult({ params: { taskId }, query }, { signal })).blob()
    },
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (query.data === undefined) return
    const shown = URL.createObjectURL(query.data)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [query.data])
  if (query.isError) return <ErrorState title="The picture could not be read" error={query.error} />
  if (url === undefined) return <Skeleton className="h-64" />
  return (
    <img src={url} alt={`Result of ${plainText(name)}`} className="mx-auto max-h-[28rem] object-contain" />
  )
}
