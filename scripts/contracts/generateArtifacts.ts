// `npm run contracts`: compiles the contracts and writes their TypeScript bindings.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forge, root } from '../test/repository.ts'
import { runCommand } from '../test/runCommand.ts'
import { bindings } from './bindings.ts'

const { code } = await runCommand([forge(), 'build', '--skip', 'test'], { cwd: root })
if (code !== 0) process.exit(code)
for await (const { path: file, content } of bindings()) {
  await writeFile(path.join(root, file), content)
  process.stdout.write(`${file}\n`)
}
