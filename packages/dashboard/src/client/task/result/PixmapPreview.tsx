import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../session/client.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Pixmap, readPixmap } from './readPixmap.ts'

const maxBytes = 1 << 26

type Props = { taskId: string; paths: readonly string[]; name: string }

/**
 * Renders pixmaps on a canvas, since browsers cannot. Bands of equal width, such as the parts of a picture, are
 * stacked.
 */
export function PixmapPreview({ taskId, paths, name }: Props) {
  const query = useQuery({
    queryKey: ['pixmaps', taskId, ...paths],
    queryFn: async ({ signal }) => {
      const read = paths.toSorted(byFileName).map(async (path) => {
        const query = { path, maxBytes: maxBytes }
        const answer = await api.downloadResult({ params: { taskId }, query }, { signal })
        return readPixmap(new Uint8Array(await answer.arrayBuffer()))
      })
      return (await Promise.all(read)).filter((each) => each !== undefined)
    },
  })
  if (query.isPending) return <Skeleton className="h-64" />
  if (query.data === undefined)
    return <ErrorState title="The picture could not be read" error={query.error} />
  return <Picture bands={query.data} label={`Result of ${plainText(name)}`} />
}

function Picture({ bands, label }: { bands: readonly Pixmap[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = bands[0]?.width ?? 0
  const sameWidth = bands.filter((band) => band.width === width)
  const height = sameWidth.reduce((sum, band) => sum + band.height, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: width and height follow from the bands
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d')
    let top = 0
    for (const band of sameWidth) {
      drawing?.putImageData(new ImageData(band.rgba, band.width, band.height), 0, top)
      top += band.height
    }
  }, [bands])
  if (sameWidth.length === 0) return <p className="p-4 text-muted">No preview for this file type.</p>
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="mx-auto block max-h-[28rem] max-w-full object-contain"
    />
  )
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const byFileName = (a: string, b: string) => (fileName(a) < fileName(b) ? -1 : 1)
