import { expect, it } from 'vitest'
import { urlOf } from './urlOf.ts'

it('reads the target of a request, and refuses one that is none', () => {
  expect(urlOf({ url: '/v1/tasks?limit=1' })).toMatchObject({ pathname: '/v1/tasks', search: '?limit=1' })
  for (const url of ['//', 'http://[', '//a:b/'])
    expect(() => urlOf({ url })).toThrow(expect.objectContaining({ code: 'API_BAD_REQUEST' }))
})
