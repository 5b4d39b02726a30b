import { MusterError } from '@muster-network/core'

/**
 * Yields the bytes of a text in pieces of whole characters, so that every piece has a length in characters.
 *
 * @throws EXEC_SERVICE_DOWN for bytes that are not UTF-8
 */
export async function* wholeCharacters(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (input?: Uint8Array) => {
    try {
      return input ? decoder.decode(input, { stream: true }) : decoder.decode()
    } catch (cause) {
      throw new MusterError('EXEC_SERVICE_DOWN', 'the service answered with bytes that are not UTF-8', {
        cause,
      })
    }
  }
  for await (const chunk of bytes) {
    const text = decode(chunk)
    if (text.length > 0) yield Buffer.from(text)
  }
  decode()
}
