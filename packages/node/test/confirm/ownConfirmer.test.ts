import { MusterError } from '@muster-network/core'
import { afterEach, expect, it } from 'vitest'
import { OwnConfirmer } from '../../src/confirm/OwnConfirmer.ts'
import { startToyService, type ToyService } from './startToyService.ts'
import { manifestOf } from './ToyStream.ts'
import { bytes32, toyCase } from './toyCase.ts'

const services: ToyService[] = []

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
})

it('starts another service after one that went down', async () => {
  const stopped: number[] = []
  let count = 0
  const confirmer = new OwnConfirmer({
    async open() {
      const number = count++
      const toy = await startToyService({ name: 0, noise: 0.1 })
      services.push(toy)
      const down = async () => {
        throw new MusterError('EXEC_SERVICE_DOWN', 'the service does not answer')
      }
      const service = number === 0 ? { request: down } : toy
      const checked = { manifest: manifestOf({ how: 'margin', tau: 0.5 }), service }
      return { checked, stop: async () => void stopped.push(number) }
    },
  })
  const judge = () =>
    confirmer.judge(bytes32('stream'), 0, toyCase({ name: 'one' }), new AbortController().signal)
  await expect(judge()).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
  expect(stopped).toEqual([0])
  expect(await judge()).toMatchObject({ wrong: false })
  expect(await judge()).toMatchObject({ wrong: false })
  expect(count).toBe(2)
  await confirmer.stop()
  expect(stopped).toEqual([0, 1])
})
