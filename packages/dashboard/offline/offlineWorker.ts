import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Files of `public/`, which vite copies past the bundle. */
const publicFiles = ['/icon.svg', '/theme.js']

/** Writes the service worker with the list of the build's files. A change of any file changes its version. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)?.fileName
        const files = [...Object.keys(bundle).map((name) => `/${name}`), ...publicFiles].sort()
        if (!entry || !files.includes('/index.html')) throw new Error('the build has no page or no entry')
        const template = await readFile(path.join(import.meta.dirname, 'worker.js'), 'utf8')
        const version = createHash('sha256').update(template)
        for (const each of Object.values(bundle))
          version.update(each.fileName).update(each.type === 'chunk' ? each.code : each.source)
        const build = { version: version.digest('hex').slice(0, 16), files, entry }
        this.emitFile({
          type: 'asset',
          fileName: 'worker.js',
          source: template.replace('__BUILD__', JSON.stringify(build)),
        })
      },
    },
  }
}
