import { routeTable, routeUrl } from '@muster-network/api'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '../../../session/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainText } from '../../../ui/plainText.ts'

type Props = { taskId: string; path: string }

/** Saves a file of the result. The browser fetches it without the session's header, so it gets a URL for this once. */
export function DownloadButton({ taskId, path }: Props) {
  const download = useMutation({
    mutationFn: async () => {
      const file = routeUrl(routeTable.downloadResult, { params: { taskId }, query: { path } })
      const { url } = await api.createDownload({ body: { path: file } })
      location.assign(url)
    },
  })
  return (
    <Button variant="quiet" size="small" onClick={() => download.mutate()}>
      <Download aria-hidden size={15} />
      <span className="sr-only">Download {plainText(path)}</span>
      {download.isError && <span role="alert">failed</span>}
    </Button>
  )
}
