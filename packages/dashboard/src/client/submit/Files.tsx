import { FileUp, FolderUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import { plainText } from '../../ui/plainText.ts'
import { type AddedFile, listChosenFiles, readDroppedFiles } from './readDroppedFiles.ts'
import type { DraftState } from './useDraft.ts'

type Props = {
  files: readonly { path: string; bytes: number }[]
  onAdd: DraftState['addFiles']
  onRemove: (path: string) => Promise<void>
}

/** Files of the task, dropped or chosen. They are uploaded to the local daemon only, until the task is posted. */
export function Files({ files, onAdd, onRemove }: Props) {
  const [over, setOver] = useState(false)
  const [progress, setProgress] = useState<string>()
  const [leftOut, setLeftOut] = useState(0)
  const fileField = useRef<HTMLInputElement>(null)
  const folderField = useRef<HTMLInputElement>(null)
  const add = async (read: () => Promise<readonly AddedFile[]>) => {
    setProgress('Reading files…')
    setLeftOut(0)
    // the page shows the error
    const added = await onAdd(read, setProgress).catch(() => undefined)
    setLeftOut(added?.leftOut ?? 0)
    setProgress(undefined)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { files } = target
    if (files) void add(async () => listChosenFiles(files)).finally(() => setEmpty(target))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    // the browser forgets the dropped entries after this event, so they are read at once
    const dropped = readDroppedFiles(event.dataTransfer)
    void add(() => dropped)
  }
  return (
    <Card title="Files" aside={<span className="figures text-sm text-muted">{total(files)}</span>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has the two buttons as its equal */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center justify-center gap-2 rounded-lg border border-dashed px-4 py-4 text-center ${
          over ? 'border-accent bg-accent-soft' : 'border-line-strong'
        }`}
      >
        <span className="w-full text-muted">
          {progress ?? 'Drop files, or a folder with a task.yaml, here'}
        </span>
        <Button
          size="small"
          icon={<FileUp aria-hidden size={15} />}
          onClick={() => fileField.current?.click()}
        >
          Choose files
        </Button>
        <Button
          size="small"
          icon={<FolderUp aria-hidden size={15} />}
          onClick={() => folderField.current?.click()}
        >
          Choose a folder
        </Button>
        <input ref={fileField} type="file" multiple hidden aria-label="Files" onChange={choose} />
        <input
          ref={folderField}
          type="file"
          hidden
          aria-label="Folder"
          // @ts-expect-error every browser has it, the types do not
          webkitdirectory=""
          onChange={choose}
        />
      </div>
      {leftOut > 0 && (
        <p role="status" className="mt-2 text-sm text-muted">
          {leftOut === 1 ? '1 other file was' : `${leftOut.toLocaleString()} other files were`} left out: the
          task file does not name them.
        </p>
      )}
      {files.length > 0 && (
        <ul className="mt-3 max-h-48 divide-y divide-line overflow-y-auto">
          {files.map((file) => (
            <li key={file.path} className="flex items-center gap-3 py-1">
              <span className="untrusted min-w-0 truncate font-mono text-sm">{plainText(file.path)}</span>
              <span className="figures ml-auto text-sm whitespace-nowrap text-muted">
                {formatBytes(file.bytes)}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${plainText(file.path)}`}
                onClick={() => void onRemove(file.path).catch(() => undefined)}
                icon={<Trash2 aria-hidden size={15} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A field that still holds a file would not report the same file again. */
function setEmpty(field: HTMLInputElement): void {
  field.value = ''
}

function total(files: Props['files']): string {
  if (files.length === 0) return 'none yet'
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`
}
