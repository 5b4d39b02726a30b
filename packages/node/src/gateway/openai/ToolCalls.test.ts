import { describe, expect, it } from 'vitest'
import type { ToolFormat } from '../tokens/TokenizerJob.ts'
import { ToolCalls } from './ToolCalls.ts'

function read(format: ToolFormat, text: string, size = 1) {
  const tools = new ToolCalls(format)
  let sent = ''
  for (let at = 0; at < text.length; at += size) sent += tools.push(text.slice(at, at + size))
  const { text: rest, calls } = tools.end()
  return { text: sent + rest, calls: calls.map(({ function: each }) => [each.name, each.arguments]) }
}

const call = (name: string) => `<tool_call>{"name":"${name}","arguments":{"a":[1]}}</tool_call>`

describe.each([1, 3, 1_000])('in pieces of %i', (size) => {
  it.each([
    ['tagged', `text ${call('f')}\n${call('g')}`, 'text ', ['f', 'g']],
    ['tagged', 'a < b and <tool is text', 'a < b and <tool is text', []],
    ['tagged', 'x <tool_call>{broken</tool_call>', 'x <tool_call>{broken</tool_call>', []],
    ['tagged', '<tool_call>{"name":"f"', '<tool_call>{"name":"f"', []],
    ['tagged', '<tool_call>{"arguments":{}}</tool_call>', '<tool_call>{"arguments":{}}</tool_call>', []],
    ['listed', '[TOOL_CALLS] [{"name":"f","arguments":{"a":[1]}}]', '', ['f']],
    ['listed', ' [{"name": "f", "arguments": {"a":[1]}}]', '', ['f']],
    ['listed', '[1, 2] is a list', '[1, 2] is a list', []],
    ['listed', 'text [TOOL_CALLS]', 'text [TOOL_CALLS]', []],
    ['none', call('f'), call('f'), []],
  ] as const)('%s: %s', (format, text, expected, names) => {
    const calls = names.map((name) => [name, '{"a":[1]}'])
    expect(read(format, text, size)).toEqual({ text: expected, calls })
  })
})

it('takes parameters for arguments, and none for an empty object', () => {
  const tools = new ToolCalls('tagged')
  tools.push('<tool_call>{"name":"f","parameters":{"x":1}}</tool_call><tool_call>{"name":"g"}</tool_call>')
  expect(tools.end().calls.map((each) => each.function.arguments)).toEqual(['{"x":1}', '{}'])
})
