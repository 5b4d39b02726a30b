import { expect, it } from 'vitest'
import { BoundedBytes } from './BoundedBytes.ts'

it('gathers single bytes in one buffer, up to its limit', () => {
  const gathered = new BoundedBytes(5_000, 'the answer')
  for (let n = 0; n < 5_000; n++) gathered.add(Buffer.of(n % 256))
  expect(() => gathered.add(Buffer.of(1))).toThrow('the answer has more than 5000 bytes')
  expect(gathered.take()).toEqual(Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 256)))
  expect(gathered.take()).toHaveLength(0)
})
