import type { ServiceRequest } from '../Service.ts'

const maxPathCharacters = 2048
const maxTypeCharacters = 200

/** Returns everything that is invalid in a request; a path or type must not smuggle a second line into the protocol. */
export function requestProblems(
  { method, path, contentType, body }: ServiceRequest,
  requestBytes: number,
): string[] {
  const problems: string[] = []
  if (method !== 'GET' && method !== 'POST') problems.push(`method ${method} is not GET or POST`)
  if (path.length > maxPathCharacters) problems.push(`the path has more than ${maxPathCharacters} characters`)
  else if (!/^\/[\x21-\x7e]*$/.test(path))
    problems.push(`path ${JSON.stringify(path)} does not begin with / or has characters that are not allowed`)
  if (
    contentType !== undefined &&
    (contentType.length > maxTypeCharacters || !/^[\x20-\x7e]+$/.test(contentType))
  )
    problems.push('the content type is empty, too long or has characters that are not allowed')
  if (method === 'GET' && body !== undefined) problems.push('a GET request has a body')
  if ((body?.length ?? 0) > requestBytes) problems.push(`the body has more than ${requestBytes} bytes`)
  return problems
}
