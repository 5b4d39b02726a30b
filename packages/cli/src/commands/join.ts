import { RoleName } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import { backUpPhrase, type PhraseOptions, requirePhraseKeeper } from '../network/backUpPhrase.ts'
import { type FoundNetwork, readNetworkFile } from '../network/readNetworkFile.ts'
import { untilMoved } from '../network/untilMoved.ts'
import { print } from '../output/print.ts'
import { formatFacts } from '../output/table.ts'
import type { Program } from '../Program.ts'

type Options = PhraseOptions & {
  deployment?: string
  rpc?: string
  role?: string
  yes?: boolean
  json?: boolean
}

/** `muster join <network>`: takes this machine to a network of others, as the pages of the set-up do. */
export function addJoin(program: Program): void {
  program
    .command('join <network>')
    .description(
      'take this machine to a network of others: by its network file or definition, a path or a URL; `local` comes back',
    )
    .option('--deployment <file>', 'the manifest of its deployment, a path or a URL, if the file has none')
    .option('--rpc <url>', 'an address of its chain, if the file names none')
    .option(
      '--role <names>',
      'what to play there, such as client,provider; without it, what the settings say',
    )
    .option('--phrase-file <file>', 'write the phrase of a new account there instead of showing it')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (source: string, options: Options) => {
      const roles = options.role === undefined ? undefined : rolesFrom(options.role)
      const found = source === 'local' ? undefined : await readNetworkFile(source, options)
      const before = await connect()
      const moved = found ? await join(before, found, roles, options) : await comeBack(before, options)
      await tell(moved ?? before, moved !== undefined, options)
    })
}

/** Nothing when this machine is there already, as it was asked for. */
async function join(
  { api, status }: Connection,
  found: FoundNetwork,
  roles: RoleName[] | undefined,
  options: Options,
): Promise<Connection | undefined> {
  const { about, definition, deployment } = found
  const isThere = !status.local && (await isOn(api, about))
  const rpcUrl = found.rpcUrl ?? (isThere ? (await api.getSetup()).network?.rpcUrl : undefined)
  if (!rpcUrl)
    throw new MusterError('CONFIG_INVALID', `an address of chain ${about.chainId} is missing`, {
      hint: 'Give one that you trust: --rpc https://…',
    })
  if (!isThere) {
    requirePhraseKeeper(options)
    await confirm(
      `Leave ${status.local ? 'the network of this machine' : status.network} and join ${about.name} on chain ${about.chainId}, assembled by ${about.assembler}?`,
      options,
    )
  }
  const setup = await api.chooseNetwork({
    body: { mode: 'join', rpcUrl, definition, deployment, ...(roles && { roles }) },
  })
  if (!setup.restartNeeded) return undefined
  if (!setup.key?.phraseConfirmed) await backUpPhrase(api, options)
  return untilMoved(status)
}

async function comeBack({ api, status }: Connection, options: Options): Promise<Connection | undefined> {
  if (status.local) return undefined
  await confirm(`Leave ${status.network} and come back to the network of this machine?`, options)
  await api.chooseNetwork({ body: { mode: 'local' } })
  return untilMoved(status)
}

async function isOn(api: Connection['api'], about: FoundNetwork['about']): Promise<boolean> {
  const { deployment } = await api.getNetworkFile()
  return (
    deployment.chainId === about.chainId &&
    String(deployment.assembler).toLowerCase() === about.assembler.toLowerCase()
  )
}

async function tell({ api, status, money }: Connection, isNew: boolean, options: Options): Promise<void> {
  const { network, chainId, account, roles, balances } = status
  const stakeWei = roles.includes('provider') ? ((await api.getSetup()).stakeNeededWei ?? 0n) : 0n
  const next: string[] = []
  if (balances.tokenWei === 0n)
    next.push(`send ${status.token.symbol} to ${account}: nothing can be ordered or staked without`)
  else if (balances.tokenWei < stakeWei)
    next.push(
      `send ${status.token.symbol} to ${account} before lending: ${money.format(stakeWei)} are staked, it holds ${money.format(balances.tokenWei)}`,
    )
  if (balances.nativeWei === 0n)
    next.push(`send ${status.native.symbol} of chain ${chainId} there too, if the chain charges fees`)
  if (roles.includes('client')) next.push('muster submit task.yaml has work done')
  if (roles.includes('provider')) next.push('muster provide lends this machine')
  print(
    options,
    { network, chainId, account, roles, balances, stakeNeededWei: stakeWei, joined: isNew, next },
    () =>
      `${isNew ? 'joined' : 'already on'} ${network}\n${formatFacts([
        ['chain', String(chainId)],
        ['account', account],
        ['roles', roles.join(', ')],
        ['holds', `${money.format(balances.tokenWei)}, ${money.formatNative(balances.nativeWei)}`],
        ...next.map((each) => ['next', each] as const),
      ])}`,
  )
}

/** @throws CONFIG_INVALID */
function rolesFrom(text: string): RoleName[] {
  return text.split(',').map((word) => {
    const role = RoleName.safeParse(word.trim())
    if (role.success) return role.data
    throw new MusterError('CONFIG_INVALID', `--role ${text}: there is no role ${word.trim()}`, {
      hint: `The roles are ${RoleName.options.join(', ')}.`,
    })
  })
}
