import { MusterError } from '@muster-network/core'

export type AddedFile = { path: string; file: File }

/** Upper bound on dropped files. */
const maxFiles = 10_000

/** Returns the dropped files with their relative paths, folders included. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<AddedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return listChosenFiles(transfer.files)
  const files: AddedFile[] = []
  for (const entry of entries) await walk(entry, '', files)
  return files
}

/** Returns the files of a file input; files of a folder keep their relative path. */
export function listChosenFiles(files: FileList): AddedFile[] {
  if (files.length > maxFiles) throw tooMany()
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

const tooMany = () =>
  new MusterError('API_TOO_LARGE', `too many files: at most ${maxFiles.toLocaleString()}`, {
    hint: 'Choose the folder with the data of the task alone, or pack its files into an archive.',
  })

async function walk(entry: FileSystemEntry, parentPath: string, files: AddedFile[]): Promise<void> {
  if (files.length >= maxFiles) throw tooMany()
  const path = parentPath + entry.name
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    files.push({ path, file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // readEntries returns up to a hundred entries per call, and none at the end
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (batch.length === 0) return
    for (const each of batch) await walk(each, `${path}/`, files)
  }
}
