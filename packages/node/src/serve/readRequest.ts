import type { IncomingMessage } from 'node:http'
import { MusterError, parseUntrusted, shapeOf } from '@muster-network/core'
import type { z } from 'zod'
import { fieldWord } from './fieldWord.ts'
import type { FoundRoute } from './findRoute.ts'
import { readBody } from './readBody.ts'
import { readUpload } from './readUpload.ts'

/**
 * Reads a request's parameters and body and validates them with the route's schemas. @throws API_BAD_REQUEST,
 * API_TOO_LARGE
 */
export async function readRequest(
  request: IncomingMessage,
  { route, params }: FoundRoute,
  search: URLSearchParams,
): Promise<object> {
  return {
    ...(route.params && { params: parse(route.params, params, 'path') }),
    ...(route.query && { query: parse(route.query, Object.fromEntries(search), 'query') }),
    ...(route.body && { body: parse(route.body, await readBody(request, shapeOf(route.body)), 'body') }),
    ...(route.upload && { file: readUpload(request, route.upload.maxBytes) }),
  }
}

/** More problems than anyone corrects in one pass. */
const maxProblems = 20
const maxProblemChars = 500

function parse(type: z.ZodType, value: unknown, source: string): unknown {
  const result = parseUntrusted(type, value)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, maxProblems)
  const what = issues.map(({ path, message }) => `${fieldWord(path)}: ${message}`.slice(0, maxProblemChars))
  const fields = issues.map(({ path }) => [source, ...path].join('.').slice(0, maxProblemChars))
  throw new MusterError('API_BAD_REQUEST', what.join('; '), { details: { fields: fields.join(', ') } })
}
