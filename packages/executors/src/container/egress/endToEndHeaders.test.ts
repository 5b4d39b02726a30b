import { describe, expect, it } from 'vitest'
import { endToEndHeaders } from './endToEndHeaders.ts'

describe('endToEndHeaders', () => {
  it('drops the headers of one connection, and those that it names', () => {
    expect(
      endToEndHeaders({
        host: 'models.test',
        connection: 'close, X-Hop',
        'x-hop': '1',
        trailer: 'x',
        te: 'trailers',
        upgrade: 'h2c',
        'transfer-encoding': 'chunked',
        'proxy-authorization': 'Basic eA==',
        'set-cookie': ['a=1', 'b=2'],
        accept: '*/*',
      }),
    ).toEqual({ host: 'models.test', 'set-cookie': ['a=1', 'b=2'], accept: '*/*' })
  })
})
