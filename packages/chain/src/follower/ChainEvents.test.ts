import { expect, it } from 'vitest'
import { Header } from './ChainEvents.ts'

it('refuses a block whose number or time is no number', () => {
  const header = { number: '0x1', hash: '0xaa', parentHash: '0xbb', timestamp: '0x5', logsBloom: '0x' }
  expect(Header.safeParse(header).data).toMatchObject({ number: 1, timestamp: 5 })
  for (const wrong of ['0x', `0x${'f'.repeat(14)}`, `0x${'f'.repeat(300)}`]) {
    expect(Header.safeParse({ ...header, number: wrong }).success).toBe(false)
    expect(Header.safeParse({ ...header, timestamp: wrong }).success).toBe(false)
  }
})
