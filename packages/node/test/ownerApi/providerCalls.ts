import { expect, it, vi } from 'vitest'
import type { OwnerCase } from './OwnerCase.ts'

const ether = 10n ** 18n

/** Tests of this machine as a provider: its set-up and its owner's settings. */
export function providerCalls(the: OwnerCase): void {
  it('sets a provider up step by step, and stakes no more than allowed', async () => {
    const { api } = the
    expect((await api.getSetup()).step).toBe('network')
    expect(await api.chooseNetwork({ body: { mode: 'local' } })).toMatchObject({ step: 'detect' })
    expect((await api.detectHardware()).hardware?.devices[0]).toMatchObject({ kind: 'cpu' })
    const steps: string[] = []
    for await (const step of api.testSetup())
      if (step.status !== 'running') steps.push(`${step.name} ${step.status}`)
    expect(steps).toEqual(['sandbox ok', 'start ok', 'speed ok', 'repeat ok'])
    await api.choosePayout({ body: { address: (await api.getStatus()).account } })
    await api.choosePrice({ body: { hourPriceWei: (ether / 2n).toString() } })
    const limits = { slots: 1, memoryBytes: 2 ** 30, diskBytes: 2 ** 30, maxRunMs: 3_600_000 }
    const ready = await api.chooseLimits({ body: { limits } })
    expect(ready).toMatchObject({ step: 'live', limits })
    const { settings } = await api.getProvider()
    expect(settings.region).toBe('unknown')
    await expect(api.putProviderSettings({ body: { region: 'atlantis' } })).rejects.toMatchObject({
      code: 'API_BAD_REQUEST',
      message: expect.stringContaining('us-east'),
    })
    await api.putProviderSettings({ body: { region: 'ch' } })
    const goLive = (most: bigint) => api.goLive({ body: { maxStakeWei: most.toString() } })
    const needed = ready.stakeNeededWei!
    await expect(goLive(needed - 1n)).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
    expect(await goLive(needed)).toMatchObject({ step: 'done' })
    expect(await api.getProvider()).toMatchObject({ state: 'on' })
    await vi.waitFor(
      async () => expect((await api.getProvider()).offer).toMatchObject({ region: 'ch' }),
      10_000,
    )
    expect((await api.getProvider()).offer).toMatchObject({ hourPriceWei: ether / 2n })
    expect(await api.drainProvider()).toEqual({ state: 'draining' })
  }, 120_000)

  it('offers the graphics cards that its owner names', async () => {
    const { api } = the
    expect((await api.getProvider()).settings.cards).toBeNull()
    expect(await api.putProviderSettings({ body: { cards: ['GPU-1'] } })).toMatchObject({ cards: ['GPU-1'] })
    expect(await api.putProviderSettings({ body: { region: 'ch' } })).toMatchObject({ cards: ['GPU-1'] })
    expect(await api.putProviderSettings({ body: { cards: null } })).toMatchObject({ cards: null })
  })

  it('applies the rules of an owner for pausing', async () => {
    const { api } = the
    const ownerFirst = { pauseAboveLoad: 0.5, pauseOnBattery: false, maxTemperatureC: 80 }
    expect(await api.putProviderSettings({ body: { ownerFirst } })).toMatchObject({ ownerFirst })
    expect((await api.getProvider()).settings.ownerFirst).toEqual(ownerFirst)
    const never = { ...ownerFirst, pauseAboveLoad: null, maxTemperatureC: null }
    expect(await api.putProviderSettings({ body: { ownerFirst: never } })).toMatchObject({
      ownerFirst: never,
    })
    const hours = [{ days: [1, 2], from: '22:00', to: '06:00' }]
    expect(await api.putProviderSettings({ body: { hours } })).toMatchObject({ hours })
  })
}
