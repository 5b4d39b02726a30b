import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../scripts/test/repository.ts'

/**
 * Copies the sources of this repository into a folder as a clone in which `npm ci` has run: with all packages, and without
 * anything that a first start builds. The packages are links, so that copying takes a second instead of a minute.
 */
export async function freshCopy(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  for (const file of listed.split('\0').filter((each) => each !== ''))
    await cp(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true })
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue
    // our own packages are relative links into the copy
    if (name === '@muster-network')
      await cp(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(path.join(from, name), path.join(to, name))
  }
  // npm writes this file last: it is newer than the lock file
  await cp(path.join(from, '.package-lock.json'), path.join(to, '.package-lock.json'))
}
