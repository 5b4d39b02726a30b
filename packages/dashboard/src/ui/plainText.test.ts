import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it('strips colours and makes invisible characters visible', () => {
  expect(plainText('\u001b[31mred\u001b[0m \u001b]0;title\u0007plain')).toBe('red plain')
  expect(plainText('gpj\u202egnp.exe\u0000')).toBe('gpj\ufffdgnp.exe\ufffd')
})

it('leaves tabs, line breaks, letters of all scripts and emoji unchanged', () => {
  const text = 'a\tb\nčšž 数 🎉 <b>&amp;</b>'
  expect(plainText(text)).toBe(text)
})
