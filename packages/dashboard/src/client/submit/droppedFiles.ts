export type AddedFile = { path: string; file: File }

/** More than anyone means to drop. */
const mostFiles = 10_000

/** The files of a drop, folders included, each with its path below what was dropped. */
export async function droppedFiles(transfer: DataTransfer): Promise<AddedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFiles(transfer.files)
  const found: AddedFile[] = []
  for (const entry of entries) await walk(entry, '', found)
  return found
}

/** The files of a file field; those of a folder keep their path. */
export function chosenFiles(files: FileList): AddedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

async function walk(entry: FileSystemEntry, above: string, found: AddedFile[]): Promise<void> {
  if (found.length >= mostFiles) throw new RangeError(`more than ${mostFiles} files were dropped`)
  const path = above + entry.name
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    found.push({ path, file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // a reader gives a hundred at a time, until it gives none
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (batch.length === 0) return
    for (const each of batch) await walk(each, `${path}/`, found)
  }
}
