import { expect, it } from 'vitest'
import { encodeRequest, parseAnswerHead } from './answerHead.ts'

it('writes a request as a line and a body', () => {
  const body = Buffer.from('{"a":1}')
  const request = { method: 'POST', path: '/x', contentType: 'application/json', body } as const
  expect(encodeRequest(request).toString()).toBe('POST /x application/json\n{"a":1}')
  expect(encodeRequest({ method: 'GET', path: '/x' }).toString()).toBe('GET /x\n')
})

it('parses a status and a content type, and nothing else', () => {
  expect(parseAnswerHead('200 text/plain; charset=utf-8')).toEqual({
    status: 200,
    contentType: 'text/plain; charset=utf-8',
  })
  const wrong = [
    '',
    '200',
    '200 ',
    '100 text/plain',
    '600 x',
    '20 x',
    'HTTP/1.1 200',
    '200 x\r',
    `200 ${'x'.repeat(201)}`,
  ]
  for (const line of wrong) expect(parseAnswerHead(line), line).toBeUndefined()
})
