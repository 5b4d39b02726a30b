import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PythonTools, pythonTools } from '../../../../scripts/test/pythonTools.ts'
import { runCommand } from '../../../../scripts/test/runCommand.ts'
import { says, startGateway, type TestGateway } from './support.ts'

// OpenAI's own Python client, LiteLLM and LangChain against the gateway, over a real socket.

let tools: PythonTools
let gateway: TestGateway
const output: string[] = []
const print = (text: string) => void output.push(text)

// installing takes minutes on a busy machine
beforeAll(async () => {
  tools = await pythonTools('packages/node/test/gateway/python/requirements.txt', print)
}, 900_000)
beforeAll(async () => {
  gateway = await startGateway({
    script: async function* (asked) {
      const { work } = asked.request
      if (work.kind === 'tokens') return yield* says('Grüße 👋', { bytes: 2 })(asked)
      const { input } = JSON.parse(Buffer.from(work.body).toString()) as { input: string[] }
      const data = input.map((text) => ({ embedding: [text.length, 0.5] }))
      yield { type: 'head', status: 200, contentType: 'application/json' }
      yield { type: 'body', bytes: Buffer.from(JSON.stringify({ data })) }
    },
  })
})
afterAll(() => gateway?.stop())

it('answers the clients that most programs use', async ({ skip }) => {
  if (!tools.ok) return skip(tools.reason)
  const { code, stdout } = await runCommand(
    [
      tools.tool('python'),
      path.join(import.meta.dirname, 'python/calls.py'),
      `${gateway.url}/v1`,
      gateway.key(),
    ],
    { cwd: gateway.dir, capture: true, print },
  )
  expect(code, output.join('')).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    openai: 'Grüße 👋',
    'openai stream': 'Grüße 👋',
    'openai usage': 12,
    'openai embeddings': [2, 0.5],
    'openai models': ['smol', 'vectors'],
    'openai error': [404, 'model_not_found'],
    litellm: 'Grüße 👋',
    'litellm stream': 'Grüße 👋',
    langchain: 'Grüße 👋',
    'langchain stream': 'Grüße 👋',
    'langchain embeddings': [3, 0.5],
  })
})
