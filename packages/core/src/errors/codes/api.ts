import type { ErrorKind } from '../ErrorKind.ts'

/** The caller's of this machine's API: a program, a page or the command line. */
export const apiCodes = {
  API_UNAUTHORISED: {
    when: "A call that needs the owner's token came without it, or with another one.",
    hint: 'Send the token from the data folder as "Authorization: Bearer …".',
    retryable: false,
  },
  API_FORBIDDEN: {
    when: 'A call came from a web page or under a host name that is not ours.',
    hint: 'Call the address that muster prints, from its own pages or from a program.',
    retryable: false,
  },
  API_NOT_FOUND: {
    when: 'There is no such route, task, node or result.',
    hint: 'The route /v1/openapi.json lists every route.',
    retryable: false,
  },
  API_BAD_REQUEST: {
    when: 'A parameter or the body of a call is not what the route takes.',
    hint: 'The message names each value; /v1/openapi.json describes them.',
    retryable: false,
  },
  API_TOO_LARGE: {
    when: 'The body of a call is larger than the route takes.',
    hint: 'Give files by their path instead of sending their content.',
    retryable: false,
  },
  API_TOO_MANY: {
    when: 'A caller asks more often than a public server answers one, or as many watch as it can tell.',
    hint: 'Wait a moment and ask less often; your own daemon answers you without a limit.',
    retryable: true,
  },
  API_NOT_SERVED: {
    when: 'The route exists, but this daemon does not play the role that serves it.',
    hint: 'GET /v1/status lists the roles of this daemon; call one that has the role.',
    retryable: false,
  },
  API_UNREACHABLE: {
    when: 'The daemon did not answer, or answered with something that is not its API.',
    hint: 'Is it running? muster up starts it.',
    retryable: true,
  },
} as const satisfies Record<string, ErrorKind>
