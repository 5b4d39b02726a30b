import { invalidState, type StateRefused, tooLargeState } from './StateRefused.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const quote = 0x22
const backslash = 0x5c

/**
 * Reads canonical JSON of a known shape from left to right. `JSON.parse` would build whatever the bytes describe
 * before anything is checked: nested arrays take fifty times their size. This builds only the expected values,
 * each within its limit, and accepts only the bytes that `JSON.stringify` writes for them.
 */
export class HeaderText {
  readonly #text: string
  #at = 0

  /** @throws StateRefused unless the bytes are UTF-8 */
  constructor(bytes: Uint8Array) {
    try {
      this.#text = strictUtf8.decode(bytes)
    } catch (error) {
      // Only this error is about the bytes; another one would be about this machine.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
      throw invalidState('its header is not UTF-8')
    }
  }

  expect(literal: string): this {
    if (!this.#text.startsWith(literal, this.#at)) throw this.#malformed()
    this.#at += literal.length
    return this
  }

  end(): void {
    if (this.#at !== this.#text.length) throw this.#malformed()
  }

  /** A number from 0 to `max`. */
  count(max: number, what: string): number {
    const digits = this.#digits(16)
    const value = Number(digits)
    if (digits === '' || !Number.isSafeInteger(value)) throw this.#malformed()
    if (value > max) throw tooLargeState(`it declares ${value} ${what}; ${max} are allowed`)
    return value
  }

  /** A decimal number in quotes, from 0 to `max`. */
  decimal(max: bigint): string {
    this.expect('"')
    const digits = this.#digits(20)
    if (digits === '') throw this.#malformed()
    if (BigInt(digits) > max) throw tooLargeState(`it has a number of ${digits}; ${max} is the largest`)
    this.expect('"')
    return digits
  }

  /** A signed 64-bit number in quotes. */
  integer64(): string {
    this.expect('"')
    const isNegative = this.#text[this.#at] === '-'
    if (isNegative) this.#at++
    const digits = this.#digits(20)
    if (digits === '' || (isNegative && digits === '0')) throw this.#malformed()
    const text = isNegative ? `-${digits}` : digits
    if (BigInt.asIntN(64, BigInt(text)) !== BigInt(text)) throw this.#malformed()
    this.expect('"')
    return text
  }

  boolean(): boolean {
    if (this.#text.startsWith('true', this.#at)) {
      this.#at += 4
      return true
    }
    this.expect('false')
    return false
  }

  orNull<T>(value: () => T): T | null {
    if (!this.#text.startsWith('null', this.#at)) return value()
    this.#at += 4
    return null
  }

  /** A text of at most `max` characters, without a NUL. */
  string(max: number): string {
    this.expect('"')
    const start = this.#at - 1
    // An escaped character has up to six.
    const last = this.#at + 6 * max
    for (; this.#at <= last; this.#at++) {
      if (this.#at >= this.#text.length) throw this.#malformed()
      const code = this.#text.charCodeAt(this.#at)
      if (code === backslash) this.#at++
      else if (code === quote) return this.#unquote(this.#text.slice(start, ++this.#at), max)
    }
    throw tooLargeState(`it has a text of more than ${max} characters`)
  }

  list<T>(max: number, what: string, item: () => T): T[] {
    this.expect('[')
    const items: T[] = []
    if (this.#text[this.#at] !== ']') items.push(item())
    while (this.#text[this.#at] === ',') {
      if (items.length >= max) throw tooLargeState(`it has more than ${max} ${what}`)
      this.#at++
      items.push(item())
    }
    this.expect(']')
    if (items.length > max) throw tooLargeState(`it has more than ${max} ${what}`)
    return items
  }

  /** Up to `max` digits without a leading zero. */
  #digits(max: number): string {
    const start = this.#at
    while (this.#at - start <= max && isDigit(this.#text.charCodeAt(this.#at))) this.#at++
    if (this.#at - start > max) throw tooLargeState(`it has a number of more than ${max} digits`)
    const digits = this.#text.slice(start, this.#at)
    if (digits.length > 1 && digits[0] === '0') throw this.#malformed()
    return digits
  }

  #unquote(token: string, max: number): string {
    let value: string
    try {
      value = JSON.parse(token) as string
    } catch {
      throw this.#malformed()
    }
    if (value.length > max) throw tooLargeState(`it has a text of more than ${max} characters`)
    if (JSON.stringify(value) !== token || !value.isWellFormed() || value.includes('\0'))
      throw this.#malformed()
    return value
  }

  #malformed(): StateRefused {
    return invalidState(`its header is not canonical at character ${this.#at}`)
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
