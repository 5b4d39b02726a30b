import { expect, it } from 'vitest'
import { choosePublic, resolvePublic } from './resolvePublic.ts'

it('refuses a name when any of its addresses is in a private network', () => {
  expect(choosePublic(['93.184.216.34', '10.0.0.1'], {})).toEqual({ ok: false, reason: 'private' })
  expect(choosePublic(['93.184.216.34'], {})).toEqual({ ok: true, address: '93.184.216.34' })
  expect(choosePublic(['10.0.0.1'], { privateNetworks: true })).toEqual({ ok: true, address: '10.0.0.1' })
  expect(choosePublic([], { privateNetworks: true })).toEqual({ ok: false, reason: 'unknown' })
})

it('takes the addresses of the policy, and an address as it is', async () => {
  const policy = { addresses: { 'a.example': '127.0.0.1' } }
  expect(await resolvePublic('a.example', policy)).toEqual({ ok: false, reason: 'private' })
  expect(await resolvePublic('93.184.216.34', policy)).toEqual({ ok: true, address: '93.184.216.34' })
})
