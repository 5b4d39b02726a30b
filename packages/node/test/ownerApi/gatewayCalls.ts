import { expect, it } from 'vitest'
import type { OwnerCase } from './OwnerCase.ts'

/** The gateway of the owner's daemon: off at first, then with a key of its own. */
export function gatewayCalls(the: OwnerCase): void {
  it('turns the gateway on for its streams', async () => {
    const { api } = the
    expect(await api.getGateway()).toEqual({ baseUrl: null, host: null, port: null })
    expect(await api.listStreams()).toEqual({ streams: [] })
    const { key, secret } = await api.createKey({ body: { name: 'app', requestsPerMinute: 100 } })
    const { baseUrl } = await api.startGateway({ body: { host: '127.0.0.1', port: 0 } })
    const call = (route: string, init: RequestInit = {}) =>
      fetch(`${baseUrl}${route}`, { ...init, headers: { authorization: `Bearer ${secret}` } })
    expect(await (await call('/models')).json()).toEqual({ object: 'list', data: [] })
    const body = JSON.stringify({ model: 'none', messages: [{ role: 'user', content: 'hi' }] })
    expect((await call('/chat/completions', { method: 'POST', body })).status).toBe(404)
    await api.revokeKey({ params: { keyId: key.keyId } })
    expect((await call('/models')).status).toBe(401)
    await api.stopGateway()
    await expect(call('/models')).rejects.toThrow()
  })
}
