import path from 'node:path'
import { build } from 'vite'

/** Bundles the server and the parts of core that it uses into one file, which needs nothing but Node; returns its text. */
export async function bundleServer(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'server', 'main.ts'),
      target: 'node24',
      write: false,
      minify: true,
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const outputs = [bundle].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.filter((each) => each.type === 'chunk')
  if (chunks.length !== 1) throw new Error(`The server has ${chunks.length} files: expected one.`)
  return chunks[0]!.code
}
