import type { ServiceRequest } from '../../Service.ts'

/** Most bytes of the first line of an answer. */
export const maxHeadBytes = 1024

/** The bytes that a program reads on standard input: a line with method, path and content type, then the body. */
export function encodeRequest({ method, path, contentType, body }: ServiceRequest): Buffer {
  const line = `${method} ${path}${contentType === undefined ? '' : ` ${contentType}`}\n`
  return Buffer.concat([Buffer.from(line), body ?? new Uint8Array()])
}

export type AnswerHead = { status: number; contentType: string }

/** Parses the first line of an answer, `200 text/plain`; undefined when it is none. */
export function parseAnswerHead(line: string): AnswerHead | undefined {
  const match = /^([2-5]\d\d) ([\x21-\x7e][\x20-\x7e]{0,199})$/.exec(line)
  return match === null ? undefined : { status: Number(match[1]), contentType: match[2]! }
}
