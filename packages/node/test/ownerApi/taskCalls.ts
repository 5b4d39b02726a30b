import type { LogChunk, TaskEvent } from '@muster-network/api'
import { hourPriceOf } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { OwnerCase } from './OwnerCase.ts'

/** Tests of a task from its draft to its payments. */
export function taskCalls(the: OwnerCase): void {
  it('accepts a task as a draft and reports its errors with their position', async () => {
    const { api } = the
    const draft = await api.createDraft({ body: { templateId: 'render' } })
    const { draftId } = draft
    the.draftId = draftId
    expect(draft.files.map((file) => file.path)).toEqual(['build/tracer.wasm', 'in/scene.txt', 'task.yaml'])
    const yaml = draft.yaml!
    const wrong = await api.validateTask({ body: { yaml: yaml.replace('parts: 4', 'parts: 0'), draftId } })
    const line = yaml.split('\n').findIndex((text) => text.includes('parts: 4')) + 1
    expect(wrong).toMatchObject({ ok: false, problems: [{ line, path: 'model.parts' }] })
    const small = yaml
      .replace('--samples, "64"', '--samples, "4"')
      .replace('--width, "640", --height, "360"', '--width, "64", --height, "36"')
      .replace('parts: 4', 'parts: 2')
      .replace('afterMs: 300', 'afterMs: 3000')
    await api.putDraftFile({ params: { draftId }, query: { path: 'task.yaml' }, file: small })
    expect(await api.validateTask({ body: { yaml: small, draftId } })).toEqual({ ok: true, problems: [] })
  }, 120_000)

  it('quotes a task, and spends nothing above the limit', async () => {
    const { api, draftId } = the
    const quote = await api.createQuote({ body: { source: { draftId } } })
    expect(quote.candidates.length + quote.refusals.length).toBeGreaterThan(0)
    expect(quote.check.cheater.expectsWei).toBeLessThan(0n)
    const { tokenWei } = await api.getWallet()
    const submit = (most: bigint) =>
      api.submitTask({ body: { source: { draftId }, maxSpendWei: most.toString() } })
    await expect(submit(quote.depositWei - 1n)).rejects.toMatchObject({ code: 'SPEC_OVER_BUDGET' })
    expect((await api.getWallet()).tokenWei).toBe(tokenWei)
    the.taskId = (await submit(quote.depositWei)).taskId
    expect((await api.getWallet()).tokenWei).toBe(tokenWei - quote.depositWei)
  }, 60_000)

  it('reports a task from its post to its end, with logs, council and money', async () => {
    const { api, taskId } = the
    const events: TaskEvent[] = []
    for await (const event of api.watchTask({ params: { taskId } })) {
      events.push(event)
      if (event.step === 'ended') break
    }
    expect(events.map((event) => event.step)).toEqual(expect.arrayContaining(['posted', 'awarded', 'ended']))
    const task = await api.getTask({ params: { taskId } })
    expect(task).toMatchObject({ state: 'ended', outcome: 'done', partsDone: 2 })
    const paid = task.deliveries.filter((each) => each.outcome === 'paid')
    expect(paid).toHaveLength(2)
    expect(paid[0]?.council?.seats.every((seat) => seat.answer === 'agrees')).toBe(true)
    const { workWei, checkWei, refundedWei, heldWei } = task.cost
    expect(workWei + checkWei + refundedWei + heldWei).toBe(task.escrowWei)
    const again = await api.createDraft({ body: { taskId } })
    expect(again.files.map((file) => file.path)).toEqual(['build/tracer.wasm', 'in/scene.txt', 'task.yaml'])
    expect(again.yaml).toBe(task.yaml)
    await expect(api.createDraft({ body: { taskId: `0x${'0'.repeat(64)}` } })).rejects.toMatchObject({
      code: 'API_NOT_FOUND',
    })
    const history = await api.getTaskHistory({ params: { taskId } })
    expect(history.events[0]).toMatchObject({ name: 'TaskPosted' })
    expect(history.task.paidWei).toBe(workWei)
    const chunks: LogChunk[] = []
    for await (const chunk of api.watchLogs({ params: { taskId }, query: { follow: 'false' } }))
      chunks.push(chunk)
    const textOf = (part: number) =>
      chunks.flatMap((chunk) => (chunk.part === part ? [chunk.text] : [])).join('')
    for (const part of [0, 1]) expect(textOf(part)).toMatch(/muster:progress (\d+)\/\1/)
    const times = chunks.map((chunk) => chunk.atMs)
    expect(times).toEqual([...times].sort((one, two) => one - two))
    // the lines have the time of the run, not of this call
    const timeOf = (step: string) => events.find((event) => event.step === step)!.atMs
    const isOfTheRun = (atMs: number) => atMs >= timeOf('posted') && atMs <= timeOf('ended')
    expect(times.every(isOfTheRun)).toBe(true)
    const unknown = api.watchLogs({ params: { taskId }, query: { part: 2 } })
    await expect(unknown[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'API_NOT_FOUND',
      hint: 'Its parts are 0 to 1.',
    })
  }, 180_000)

  it('serves the files of the result, and no others', async () => {
    const { api, taskId } = the
    const { files, complete } = await api.listResults({ params: { taskId } })
    expect(complete).toBe(true)
    const { path: first, bytes } = files[0]!
    const get = async (query: { path: string; maxBytes?: number }) =>
      (await (await api.downloadResult({ params: { taskId }, query })).arrayBuffer()).byteLength
    expect(await get({ path: first })).toBe(bytes)
    expect(await get({ path: first, maxBytes: 10 })).toBe(10)
    await expect(get({ path: '../../../../api.token' })).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
  })

  it('reports the amounts deposited, spent and refunded', async () => {
    const { api, taskId } = the
    const { entries } = await api.listBudgetEntries()
    const task = await api.getTask({ params: { taskId } })
    expect(entries.at(-1)).toMatchObject({ amountWei: -task.escrowWei, taskId })
    expect((await api.getBudget()).spentWei).toBe(task.cost.workWei + task.cost.checkWei)
  })

  it('reports what machines were paid, in an hour and for units of work alike', async () => {
    const { api, taskId } = the
    const { cost } = await api.getTask({ params: { taskId } })
    const machines = (await api.listNodes()).nodes.filter((each) => each.className === 'wasm/2').length
    const range = await api.getPriceRange()
    expect(range.samples).toBeGreaterThan(0)
    expect(range.paidPerMachineWei).toBe(cost.workWei / BigInt(machines))
    const paid = (await api.listPrices()).prices.find((each) => each.className === 'wasm/2')?.paid
    expect(paid?.unit).toBe('billionUnits')
    expect(range.usualWei).toBe(hourPriceOf(paid!.usualWei, range.unitsPerSecond))
  })
}
