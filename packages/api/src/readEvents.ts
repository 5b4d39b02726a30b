import type { z } from 'zod'

/** Limit of one event; a larger event closes the connection, so that it cannot fill the memory. */
const maxEventBytes = 1 << 20

/** Yields the parsed values of a server-sent event stream until it ends or the caller stops. */
export async function* readEvents<T extends z.ZodType>(
  connect: () => Promise<Response>,
  type: T,
): AsyncGenerator<z.output<T>, void, undefined> {
  const response = await connect()
  if (!response.body) return
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    rest += text
    let end = rest.indexOf('\n\n')
    while (end >= 0) {
      const data = dataOf(rest.slice(0, end))
      rest = rest.slice(end + 2)
      if (data !== '') yield type.parse(JSON.parse(data))
      end = rest.indexOf('\n\n')
    }
    if (rest.length > maxEventBytes) throw new RangeError('event exceeds 1 MiB')
  }
}

function dataOf(event: string): string {
  return event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
    .join('\n')
}
