import { expect, it } from 'vitest'
import { openGatewayStore } from '../openGatewayStore.ts'
import { ApiKeys } from './ApiKeys.ts'

it('shows a secret once, and stores only its hash', () => {
  const store = openGatewayStore(':memory:')
  const keys = new ApiKeys(store)
  const { key, secret } = keys.create('app', { requestsPerMinute: 5 })
  expect(secret).toMatch(/^mk-[\w-]{43}$/)
  expect(keys.find(secret)).toEqual(key)
  const rows = JSON.stringify(store.prepare('SELECT * FROM api_key').all())
  expect(rows).not.toContain(secret.slice(3))
  expect(rows).toContain('app')
})

it('keeps keys, limits and revocations over a restart', () => {
  const store = openGatewayStore(':memory:')
  const before = new ApiKeys(store)
  const one = before.create('one', { dayBudgetWei: '9', streams: ['a'] })
  const two = before.create('two', {})
  before.revoke(two.key.id)
  const after = new ApiKeys(store)
  expect(after.list()).toEqual(before.list())
  expect(after.find(one.secret)).toEqual(one.key)
  expect(after.find(two.secret)).toBeUndefined()
})

it('refuses a second key with the name of a valid one', () => {
  const keys = new ApiKeys(openGatewayStore(':memory:'))
  const { key } = keys.create('app', {})
  expect(() => keys.create('app', {})).toThrow('exists')
  keys.revoke(key.id)
  expect(keys.create('app', {}).key.name).toBe('app')
})

it('refuses what is no secret of its own', () => {
  const keys = new ApiKeys(openGatewayStore(':memory:'))
  keys.create('app', {})
  for (const wrong of ['', 'mk-', `mk-${'a'.repeat(43)}`, 'x'.repeat(100_000), '__proto__'])
    expect(keys.find(wrong)).toBeUndefined()
})
