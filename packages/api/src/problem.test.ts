import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { statusOf, toProblem } from './problem.ts'

it('has a server error only for a bug, or a chain, peer or machine that is gone', () => {
  expect(statusOf('BUG_UNREACHABLE')).toBe(500)
  for (const code of ['CHAIN_DOWN', 'CHAIN_RPC_FAILED', 'NET_UNREACHABLE', 'NET_TIMEOUT', 'EXEC_HOST'])
    expect(statusOf(code), code).toBe(502)
  // a chain or a peer that answers is there
  for (const code of ['CHAIN_REVERTED', 'CHAIN_FUNDS', 'NET_METHOD_UNKNOWN', 'PROVIDER_NOT_LENDING'])
    expect(statusOf(code), code).toBe(409)
  for (const code of ['CHAIN_VALUE_INVALID', 'CHAIN_ADDRESS_INVALID', 'SPEC_INVALID', 'API_UNPROCESSABLE'])
    expect(statusOf(code), code).toBe(422)
  expect(statusOf('API_BAD_REQUEST')).toBe(400)
})

it('keeps the text of a foreign error to itself', () => {
  const problem = toProblem(new Error('/home/owner/secret'), 'r1')
  expect(problem).toMatchObject({ status: 500, code: 'BUG_UNREACHABLE' })
  expect(JSON.stringify(problem)).not.toContain('secret')
  expect(toProblem(new MusterError('API_CONFLICT', 'no'), 'r1').status).toBe(409)
})
