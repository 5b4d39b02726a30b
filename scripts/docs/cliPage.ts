import type { Command } from 'commander'
import { createProgram } from '../../packages/cli/src/createProgram.ts'
import { exitCodes } from '../../packages/cli/src/output/exitCodes.ts'
import type { GeneratedPage } from './GeneratedPage.ts'

const meanings: Record<keyof typeof exitCodes, string> = {
  ok: 'done',
  failed: 'something outside your hands went wrong: chain, network, a provider, this machine',
  usage: 'your words, task file or settings cannot be used, or you did not say yes; nothing was changed',
  incomplete: 'the task ended, or was pulled, without its whole result',
  detached: 'you stopped watching; the task goes on',
  bug: 'a fault of muster itself: please report it',
}

/** docs/cli.md, from the commands themselves. */
export async function cliPage(): Promise<GeneratedPage> {
  const commands = createProgram().commands()
  const codes = Object.entries(exitCodes).map(
    ([name, code]) => `| ${code} | ${meanings[name as keyof typeof exitCodes]} |`,
  )
  return {
    path: 'docs/cli.md',
    content: `# The command line

\`npx muster <command>\` inside a clone. Every command takes \`--help\`; those with a result take \`--json\` and then print one
JSON value to stdout and nothing else (amounts as text, in the smallest unit). Errors go to stderr, as text or, with
\`--json\`, as one object \`{"error": {"code", "message", "hint", "details"}}\`; [errors.md](errors.md) lists the codes.

\`muster up\` starts the daemon; all others but \`doctor\`, \`init\`, \`validate\`, \`config\`, \`reset\` and \`completion\` ask it through
its [API](api.md), which they find in the data folder. Nothing is spent without a yes or an option that names the most.
A task is meant by its id, the beginning of it, its name, or \`last\`.

${commands.map((command) => describe(command, 'muster')).join('\n')}
## Exit codes

| code | meaning |
|---|---|
${codes.join('\n')}

## Joining a network
Three things say what a network is: its definition, the manifest of its deployment, and an address of its chain. A *network file* holds the
first two, and the third if its maker put it in as \`rpcUrl\`. Every daemon serves that of its own network at \`/v1/network/file\`; a
coordinator with a public port serves it to everybody:

\`\`\`sh
npx muster up --detach
npx muster join https://coordinator.example/v1/network/file --rpc https://rpc.example
npx muster wallet                          # the account to send tokens, and coin for fees, to
npx muster provide                         # or: npx muster submit task.yaml
\`\`\`

The file is not believed: the contracts on the chain are checked against the definition and the sources of muster first. Whether it is
the network that you mean is yours to see: the question shows its assembler contract. \`muster join local\` goes back.

## Settings
Weakest first: defaults, \`config.yaml\` in the data folder (or the file in \`MUSTER_CONFIG\`), the environment. An unknown setting or a bad value stops the
command with every problem listed.

| setting | environment | default | meaning |
|---|---|---|---|
| \`dataDir\` | \`MUSTER_DATA_DIR\` | \`.muster\` in your home folder | one folder for everything |
| \`log.level\` | \`MUSTER_LOG_LEVEL\` | \`info\` | \`debug\`, \`info\`, \`warn\`, \`error\` or \`silent\` |
| \`ports.api\` | \`MUSTER_PORT_API\` | 18600 | your API and dashboard, on loopback only; if it is taken, any that is free |
| \`ports.peer\` | \`MUSTER_PORT_PEER\` | 18700 | peers dial this one; if it is taken, any that is free |
| \`publicHost\` | \`MUSTER_PUBLIC_HOST\` | none | where the world reaches that port; without it, relays of the network are used too |
| \`publicApi.port\` | \`MUSTER_PORT_PUBLIC\` | none | serves what the chain shows to everybody, a limited number of calls each; \`publicApi.host\` is 0.0.0.0 |
| \`roles\` | \`MUSTER_ROLES\` | client,provider | what the daemon plays on a network that it joined: also coordinator, veto, relay; \`muster join --role\` says it for one network |

\`npm run docs\` writes this page from the sources.
`,
  }
}

function describe(command: Command, prefix: string): string {
  const words = [
    prefix,
    command.name(),
    ...command.registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`)),
  ].join(' ')
  const options = command.options.map(
    (option) => `| \`${option.flags.replaceAll('|', '\\|')}\` | ${option.description} |`,
  )
  const table = options.length > 0 ? `\n| option | does |\n|---|---|\n${options.join('\n')}\n` : ''
  const level = prefix === 'muster' ? '##' : '###'
  const inner = command.commands.map((each) => describe(each, `${prefix} ${command.name()}`))
  return [`${level} \`${words}\`\n${sentence(command.description())}\n${table}`, ...inner].join('\n')
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`
