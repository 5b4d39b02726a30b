import type { ApiClient, KeyView } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readNumber } from '../options/readNumber.ts'
import type { Money } from '../output/money.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import { formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Options = { json?: boolean; yes?: boolean }
type Global<O = Options> = { optsWithGlobals(): O }
type CreateOptions = Options & {
  rpm?: string
  tpm?: string
  concurrency?: string
  dayBudget?: string
  budget?: string
  streams?: string
  days?: string
}

/** `muster keys`: creates, lists and revokes the API keys of the gateway. */
export function addKeys(program: Program): void {
  const keys = program
    .command()
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action((options: Options) => list(options))
  keys
    .command('create <name>')
    .description('create an API key; its secret is shown once')
    .option('--rpm <number>', 'most requests per minute')
    .option('--tpm <number>', 'most tokens per minute, input and output')
    .option('--concurrency <number>', 'most requests at the same time')
    .option('--day-budget <amount>', 'most tokens of money per day (UTC)')
    .option('--budget <amount>', 'most tokens of money in all')
    .option('--streams <names>', 'names of the streams that the key may call, separated by commas')
    .option('--days <number>', 'days until the key expires')
    .action((name: string, _: object, command: Global<CreateOptions>) =>
      create(name, command.optsWithGlobals()),
    )
  keys
    .command('list')
    .description('list the API keys with their limits and what they spent')
    .action((_: object, command: Global) => list(command.optsWithGlobals()))
  keys
    .command('revoke <key>')
    .description('revoke an API key at once, by its name or id')
    .action(async (ref: string, _: object, command: Global) => {
      const options = command.optsWithGlobals()
      const { api } = await connect()
      const { keyId, name } = await findKey(api, ref)
      await confirm(`Revoke the API key ${name}? Programs that use it fail at once.`, options)
      const revoked = await api.revokeKey({ params: { keyId } })
      print(options, revoked, () => `revoked: ${name}\n`)
    })
}

async function create(name: string, options: CreateOptions): Promise<void> {
  const count = (flag: string, text: string | undefined, max: number) =>
    text === undefined ? undefined : readNumber(flag, text, { min: 1, max, whole: true })
  const rpm = count('--rpm', options.rpm, 1_000_000)
  const tpm = count('--tpm', options.tpm, 1_000_000_000)
  const concurrency = count('--concurrency', options.concurrency, 100_000)
  const days = options.days && readNumber('--days', options.days, { min: 0.001, max: 36_500, whole: false })
  const { api, money } = await connect()
  const wei = (amount: string | undefined) => (amount === undefined ? null : money.parse(amount).toString())
  const streams = options.streams?.split(',').map((each) => each.trim())
  const made = await api.createKey({
    body: {
      name,
      requestsPerMinute: rpm ?? null,
      tokensPerMinute: tpm ?? null,
      concurrency: concurrency ?? null,
      dayBudgetWei: wei(options.dayBudget),
      totalBudgetWei: wei(options.budget),
      streams: streams ?? null,
      expiresMs: days ? Math.round(Date.now() + days * 86_400_000) : null,
    },
  })
  print(
    options,
    made,
    () => `created ${made.key.name} (${made.key.keyId}). Its secret is shown only now:\n${made.secret}\n`,
  )
}

async function list(options: Options): Promise<void> {
  const { api, money } = await connect()
  const { keys } = await api.listKeys()
  print(options, { keys }, () =>
    keys.length === 0
      ? `No API keys. To create one: ${ownCommand('keys create')} <name>\n`
      : formatTable(keys, [
          { title: 'KEY', cell: (key) => key.keyId },
          { title: 'NAME', cell: (key) => key.name, shrinks: 3 },
          { title: 'STATE', cell: (key) => stateOf(key, Date.now()) },
          { title: 'LIMITS', cell: (key) => limitsOf(key, money), shrinks: 1 },
          { title: 'SPENT', cell: (key) => money.formatTokens(key.spentWei), right: true },
          { title: 'CREATED', cell: (key) => formatTime(key.createdMs), shrinks: 2, whole: true },
        ]),
  )
}

function stateOf({ revokedMs, expiresMs }: KeyView, nowMs: number): string {
  if (revokedMs !== null) return 'revoked'
  return expiresMs !== null && expiresMs <= nowMs ? 'expired' : 'valid'
}

function limitsOf(key: KeyView, money: Money): string {
  const limits = [
    key.requestsPerMinute && `${key.requestsPerMinute} requests/min`,
    key.tokensPerMinute && `${key.tokensPerMinute} tokens/min`,
    key.concurrency && `${key.concurrency} at once`,
    key.dayBudgetWei !== null && `${money.formatTokens(key.dayBudgetWei)}/day`,
    key.totalBudgetWei !== null && `${money.formatTokens(key.totalBudgetWei)} in all`,
    key.streams?.join(' '),
    key.expiresMs !== null && `until ${formatTime(key.expiresMs)}`,
  ].filter((limit) => limit)
  return limits.length === 0 ? 'none' : limits.join(', ')
}

/** Finds a key by its id, or by the name of a valid one. @throws API_NOT_FOUND */
async function findKey(api: ApiClient, ref: string): Promise<KeyView> {
  const { keys } = await api.listKeys()
  const found =
    keys.find(({ keyId }) => keyId === ref) ??
    keys.find(({ name, revokedMs }) => name === ref && revokedMs === null)
  if (found) return found
  throw new MusterError('API_NOT_FOUND', `API key "${plainLine(ref)}" not found.`, {
    hint: `${ownCommand('keys list')} lists the API keys.`,
  })
}
