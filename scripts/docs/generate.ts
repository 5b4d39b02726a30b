// `npm run docs`: writes the generated pages.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../test/repository.ts'
import { pages } from './pages.ts'

for (const page of pages) {
  const { path: file, content } = await page()
  await writeFile(path.join(root, file), content)
  process.stdout.write(`${file}\n`)
}
