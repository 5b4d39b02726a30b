import type { ErrorKind } from '../ErrorKind.ts'

/** Errors of the caller of this machine's API: a program, a page or the command line. */
export const apiCodes = {
  API_UNAUTHORISED: {
    when: "The call needs the owner's token and carried none, or a wrong one.",
    hint: 'Send the token from the data folder as "Authorization: Bearer …".',
    retryable: false,
  },
  API_FORBIDDEN: {
    when: 'The call came from a foreign web page, or used a foreign host name.',
    hint: 'Call the address that muster prints, from its own pages or from a program.',
    retryable: false,
  },
  API_NOT_FOUND: {
    when: 'The route, task, node or result does not exist.',
    hint: 'GET /v1/openapi.json lists every route.',
    retryable: false,
  },
  API_BAD_REQUEST: {
    when: 'A parameter or the body of the call does not match the schema of the route.',
    hint: 'The message names each invalid value; /v1/openapi.json describes the schema.',
    retryable: false,
  },
  API_METHOD_NOT_ALLOWED: {
    when: 'The path exists, but not with this method.',
    hint: 'Use a method of the Allow header; /v1/openapi.json lists all routes.',
    retryable: false,
  },
  API_UNPROCESSABLE: {
    when: 'The call matches the schema of the route, but one of its values cannot be used: it names something unknown, or contradicts another value.',
    hint: 'The message names the value and the reason.',
    retryable: false,
  },
  API_CONFLICT: {
    when: 'The call is valid, but the state of this daemon does not allow it now.',
    hint: 'The message names the step that comes first.',
    retryable: false,
  },
  API_TOO_LARGE: {
    when: 'The body of the call exceeds the size limit of the route.',
    hint: 'Pass files by path instead of sending their content.',
    retryable: false,
  },
  API_TOO_MANY: {
    when: 'Rate limit exceeded, or too many open event streams.',
    hint: 'Wait and retry less often; your own daemon does not limit its owner.',
    retryable: true,
  },
  API_OVER_BUDGET: {
    when: 'The budget of an API key does not cover the most that the request can cost.',
    hint: 'Ask for a shorter answer, wait for the next day, or use a key with a larger budget.',
    retryable: false,
  },
  API_BUSY: {
    when: 'The gateway has as many connections or texts in work as it can take.',
    hint: 'Retry after the seconds of the Retry-After header.',
    retryable: true,
  },
  API_NOT_SERVED: {
    when: 'The route exists, but this daemon does not run the role that serves it.',
    hint: 'GET /v1/status lists the roles of this daemon; call a daemon that has the role.',
    retryable: false,
  },
  API_UNREACHABLE: {
    when: 'The daemon did not respond, or the response was not from its API.',
    hint: 'Run muster up to start the daemon.',
    retryable: true,
  },
} as const satisfies Record<string, ErrorKind>
