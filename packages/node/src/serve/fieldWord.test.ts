import { expect, it } from 'vitest'
import { fieldWord } from './fieldWord.ts'

it.each([
  [['limits', 'maxRunMs'], 'limits.maxHours'],
  [['limits', 'memoryBytes'], 'limits.memory'],
  [['maxSpendWei'], 'maxSpend'],
  [['hourPriceWei'], 'price per hour'],
  [['hours', 0, 'from'], 'hours[0].from'],
  [['taskId'], 'taskId'],
  [['constructor'], 'constructor'],
  [[], 'request'],
])('calls %j %j', (path, word) => {
  expect(fieldWord(path)).toBe(word)
})
