import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestProblems } from './requestProblems.ts'

/** Text with control characters and others that are not ASCII. */
const text = (minLength: number) =>
  fc.array(fc.nat(300), { minLength, maxLength: 20 }).map((codes) => String.fromCharCode(...codes))

it('accepts what a client sends', () => {
  const body = Buffer.from('{}')
  const request = {
    method: 'POST',
    path: '/v1/embeddings?x=1',
    contentType: 'application/json',
    body,
  } as const
  expect(requestProblems(request, 10)).toEqual([])
  expect(requestProblems({ method: 'GET', path: '/' }, 10)).toEqual([])
})

it('accepts no text that ends a line or a word of the protocol', () => {
  fc.assert(
    fc.property(text(0), text(1), (path, contentType) => {
      const problems = requestProblems({ method: 'POST', path: `/${path}`, contentType }, 10)
      if (/[^\x21-\x7e]/.test(path) || /[^\x20-\x7e]/.test(contentType)) expect(problems).not.toEqual([])
    }),
  )
})

it('names everything that is wrong', () => {
  const request = { method: 'PUT', path: 'x', contentType: '', body: Buffer.alloc(11) }
  expect(requestProblems(request as never, 10)).toHaveLength(4)
})
