import { says, speaks, startGateway } from './support.ts'

// A process with a gateway, which a test kills. It prints its address and a key, and answers what it is told; `endless` never ends.

const gateway = await startGateway({
  dir: process.argv[2]!,
  script: (asked) => {
    const { work } = asked.request
    const prompt = work.kind === 'tokens' ? String.fromCharCode(...work.tokens.filter((id) => id < 256)) : ''
    return prompt.includes('endless') ? speaks(asked) : says('short')(asked)
  },
})
const [first] = gateway.service.gateway.keys.list()
gateway.service.gateway.keys.revoke(first!.id)
process.stdout.write(`${JSON.stringify({ url: gateway.url, secret: gateway.key({}, 'kept') })}\n`)
