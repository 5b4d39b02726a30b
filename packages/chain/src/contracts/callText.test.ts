import { expect, it } from 'vitest'
import { classIdOf } from '../commitments/ids.ts'
import { decodeCall, encodeCall } from './callText.ts'
import { parametersAbi } from './generated/parameters.ts'

it('takes the name of a class for its hash', () => {
  const list = (name: string) =>
    decodeCall(parametersAbi, encodeCall(parametersAbi, 'listClass', [name, '1']))
  const listed = { name: 'listClass', args: [classIdOf('wasm/2'), 1] }
  expect(list('wasm/2')).toEqual(listed)
  expect(list(classIdOf('wasm/2'))).toEqual(listed)
})

it('rejects an unknown method and arguments of another type, and names the types', () => {
  expect(() => encodeCall(parametersAbi, 'listClass', ['wasm/2'])).toThrow('unknown method listClass')
  expect(() => encodeCall(parametersAbi, 'listClass', ['0x12', '1'])).toThrow(
    'invalid arguments for listClass',
  )
  expect(() => encodeCall(parametersAbi, 'listToken', ['0x12', 'yes'])).toThrow(
    'invalid arguments for listToken',
  )
})
