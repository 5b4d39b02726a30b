import { Config } from '@muster-network/node/files'
import type { Command } from 'commander'
import { createProgram } from '../../packages/cli/src/createProgram.ts'
import { exitCodes } from '../../packages/cli/src/output/exitCodes.ts'
import type { GeneratedPage } from './GeneratedPage.ts'

const meanings: Record<keyof typeof exitCodes, string> = {
  ok: 'success',
  failed: 'a failure that you did not cause: chain, network, a provider, this machine',
  usage: 'invalid arguments, task file or settings, or no confirmation; nothing was changed',
  incomplete: 'the task ended, or was pulled, without a complete result',
  detached: 'you stopped following with Ctrl-C; the task continues (`npx` itself then ends with 130)',
  bug: 'a bug in muster: please report it',
  cancelled: 'you pressed Ctrl-C at a question; nothing was changed',
}

/** Generates docs/cli.md from the commands. */
export async function cliPage(): Promise<GeneratedPage> {
  const commands = await createProgram().commands()
  const defaults = Config.parse({})
  const codes = Object.entries(exitCodes).map(
    ([name, code]) => `| ${code} | ${meanings[name as keyof typeof exitCodes]} |`,
  )
  return {
    path: 'docs/cli.md',
    content: `# The command line

Run \`npx muster <command>\` inside a clone, or \`muster <command>\` after the [installation](../README.md#install). Every command accepts \`--help\`. Commands with a result accept \`--json\`: they print one
JSON value to stdout and nothing else (amounts as text, in the smallest unit). Errors go to stderr, as text or, with
\`--json\`, as one object \`{"error": {"code", "message", "hint", "details"}}\`; [errors.md](errors.md) lists the codes.

\`muster up\` starts the daemon. All other commands except \`doctor\`, \`init\`, \`validate\`, \`config\`, \`reset\` and \`completion\` call its
[API](api.md); the data folder has its port and token. No command spends without a confirmation or an option that sets a maximum.
Refer to a task by its id, the unique start of its id, its name, or \`last\`; to a delivery, a node or a reservation by its id or the unique
start of its id. When several match, the error lists them. A task whose name is taken gets a number: \`render-2\`.

On a terminal, tables fit its width: the least important columns are shortened, then left out. Through a pipe nothing is shortened.
Colours appear only on a terminal; \`NO_COLOR\` and \`FORCE_COLOR\` are respected, and \`--json\` has none. \`--verbose\` shows details.

${commands.map((command) => describe(command, 'muster')).join('\n')}
## Exit codes

| code | meaning |
|---|---|
${codes.join('\n')}

## Joining a network
A network has a definition, a deployment manifest and the RPC URL of its chain. A *network file* contains the first two, and
optionally the URL as \`rpcUrl\`. Every daemon serves the file of its own network at \`/v1/network/file\`; a coordinator with a public
port serves it to everyone:

\`\`\`sh
npx muster up --detach
npx muster join https://coordinator.example/v1/network/file --rpc https://rpc.example
npx muster wallet                          # the account to send tokens, and coin for fees, to
npx muster provide                         # or: npx muster submit task.yaml
\`\`\`

The daemon does not trust the file: it first verifies the contracts on the chain against the definition and the sources of muster.
Check yourself that the confirmation shows the assembler contract of the network that you want. \`muster join local\` returns to the
local network.

## Settings
\`muster config set\` and \`muster config unset\` change the settings file and keep its comments.
Precedence, lowest first: defaults, \`config.yaml\` in the data folder (or the file in \`MUSTER_CONFIG\`), the environment. An unknown
setting or an invalid value stops the command and lists every problem.

| setting | environment | default | meaning |
|---|---|---|---|
| \`dataDir\` | \`MUSTER_DATA_DIR\` | \`.muster\` in your home folder | data folder of the daemon |
| \`log.level\` | \`MUSTER_LOG_LEVEL\` | \`${defaults.log.level}\` | \`debug\`, \`info\`, \`warn\`, \`error\` or \`silent\` |
| \`client.trialSeconds\` | \`MUSTER_TRIAL_SECONDS\` | ${defaults.client.trialSeconds} | a quote runs a new wasm program for this long on this machine, in the sandbox, to estimate its work; 0 turns it off |
| \`ports.api\` | \`MUSTER_PORT_API\` | ${defaults.ports.api} | port of API and dashboard, on loopback only; if it is taken, any free port |
| \`ports.peer\` | \`MUSTER_PORT_PEER\` | ${defaults.ports.peer} | port for connections of peers; if it is taken, any free port |
| \`publicHost\` | \`MUSTER_PUBLIC_HOST\` | none | public host name of the peer port; without it, the node also uses relays |
| \`publicApi.port\` | \`MUSTER_PORT_PUBLIC\` | none | port of the public, rate-limited API with chain data; \`publicApi.host\` is 0.0.0.0 |
| \`roles\` | \`MUSTER_ROLES\` | ${defaults.roles.join(',')} | roles of the daemon on a joined network: also coordinator, veto, relay; \`muster join --role\` sets them for one network |
| \`currency.code\` | – | none | currency in which amounts are shown beside the token, such as \`eur\` |
| \`currency.perToken\` | – | none | value of one token in that currency, as decimal text |
| \`currency.source\` | – | none | instead of \`perToken\`: the absolute path of a file, or an https address, with that value |
| \`currency.field\` | – | none | JSON pointer to the value in the source, such as \`/must/eur\`; without it the source is the number alone |
| \`currency.everyMinutes\` | – | 60 | time after which the source is read again |

The rate is for display: no bid, payment or limit depends on it, and muster never guesses it. Without a rate, amounts are shown in
the token alone. \`muster status\` prints the rate with its origin and its age. The daemon reads at most 64 KiB of a source, waits at most
five seconds, follows no redirect and drops a rate that is older than a day:

\`\`\`yaml
currency: { code: eur, perToken: "0.35" }
# or
currency: { code: eur, source: "https://rates.example/must.json", field: /must/eur }
\`\`\`

\`npm run docs\` generates this page from the sources.
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
  const table = options.length > 0 ? `\n| option | description |\n|---|---|\n${options.join('\n')}\n` : ''
  const level = prefix === 'muster' ? '##' : '###'
  const inner = command.commands.map((each) => describe(each, `${prefix} ${command.name()}`))
  return [`${level} \`${words}\`\n${sentence(command.description())}\n${table}`, ...inner].join('\n')
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`
