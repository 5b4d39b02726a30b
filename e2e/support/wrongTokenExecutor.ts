import type { Executor, Service, WasmProgram } from '@muster-network/executors'
import { delegateExecutor } from './delegate.ts'

/** An executor whose services change one token of each answer while `isLying` is true. */
export function wrongTokenExecutor(
  inner: Executor<WasmProgram>,
  isLying: () => boolean,
): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async serve(spec) {
      const service = await inner.serve!(spec)
      const request: Service['request'] = async (asked, options) => {
        const response = await service.request(asked, options)
        return isLying() && asked.path === '/muster/generate'
          ? { ...response, body: changeToken(response.body) }
          : response
      }
      return new Proxy(service, {
        get(target, name) {
          if (name === 'request') return request
          const value = Reflect.get(target, name, target) as unknown
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    },
  }
}

/** The line of the body whose token is changed. */
const changedLine = 3

async function* changeToken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = ''
  let line = 0
  for await (const chunk of body) {
    const lines = (rest + Buffer.from(chunk).toString('utf8')).split('\n')
    rest = lines.pop()!
    for (const text of lines) yield Buffer.from(`${line++ === changedLine ? changed(text) : text}\n`)
  }
  if (rest !== '') yield Buffer.from(rest)
}

/** The last bit turns a letter into its neighbour. */
function changed(line: string): string {
  return line.replace(/"ids":\[(\d+)/, (_, id) => `"ids":[${Number(id) ^ 1}`)
}
