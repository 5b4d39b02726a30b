import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pagesDir } from '../build.ts'

/** Returns the files that the first page needs, imports included, with their gzipped sizes. */
export async function firstLoad(): Promise<{ bytes: number; files: string[] }> {
  const html = await readFile(path.join(pagesDir, 'index.html'), 'utf8')
  const queue = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1]!)
  // the route's chunk is loaded lazily; the start page is the task list
  const entry = await readFile(path.join(pagesDir, queue.find((file) => /index-.*\.js$/.test(file))!), 'utf8')
  queue.push(/assets\/TasksPage-[\w-]+\.js/.exec(entry)![0])
  const seen = new Set<string>()
  let bytes = gzipSync(html).length
  const files = [`${bytes} index.html`]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const content = await readFile(path.join(pagesDir, file))
    const size = gzipSync(content).length
    bytes += size
    files.push(`${size} ${file}`)
    if (file.endsWith('.js'))
      for (const match of content.toString('utf8').matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
        queue.push(`assets/${match[1]}`)
  }
  return { bytes, files }
}
