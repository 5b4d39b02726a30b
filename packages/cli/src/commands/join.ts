import { RoleName } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { type Connection, connect } from '../connect.ts'
import { awaitNetworkSwitch } from '../network/awaitNetworkSwitch.ts'
import { backUpPhrase, type PhraseOptions, requirePhraseBackup } from '../network/backUpPhrase.ts'
import { type NetworkSource, readNetworkFile } from '../network/readNetworkFile.ts'
import { ownCommand } from '../output/ownCommand.ts'
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

/** `muster join <network>`: moves this machine to another network, like the set-up pages. */
export function addJoin(program: Program): void {
  program
    .command()
    .option('--deployment <file>', 'the deployment manifest (path or URL), if the network file has none')
    .option('--rpc <url>', 'the RPC URL of the chain, if the network file has none')
    .option('--role <names>', 'roles on that network, such as client,provider (default: the settings)')
    .option(
      '--phrase-file <file>',
      'write the recovery phrase of a new account to a file instead of showing it',
    )
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (source: string, options: Options) => {
      const roles = options.role === undefined ? undefined : parseRoles(options.role)
      const network = source === 'local' ? undefined : await readNetworkFile(source, options)
      const before = await connect()
      const after = network
        ? await join(before, network, roles, options)
        : await returnToLocal(before, options)
      await printNetwork(after ?? before, after !== undefined, options)
    })
}

/** Returns undefined when this machine is already on the network with these roles. */
async function join(
  { api, status }: Connection,
  network: NetworkSource,
  roles: RoleName[] | undefined,
  options: Options,
): Promise<Connection | undefined> {
  const { about, definition, deployment } = network
  const isJoined = !status.local && (await isOn(api, about))
  const rpcUrl = network.rpcUrl ?? (isJoined ? (await api.getSetup()).network?.rpcUrl : undefined)
  if (!rpcUrl)
    throw new MusterError('CONFIG_INVALID', `Missing RPC URL of chain ${about.chainId}.`, {
      hint: 'Pass a URL that you trust: --rpc https://…',
    })
  if (!isJoined) {
    await requirePhraseBackup(options)
    await confirm(
      `Leave ${status.local ? 'the local network' : status.network} and join ${about.name} on chain ${about.chainId} with assembler contract ${about.assembler}?`,
      options,
    )
  }
  const setup = await api.chooseNetwork({
    body: { mode: 'join', rpcUrl, definition, deployment, ...(roles && { roles }) },
  })
  if (!setup.restartNeeded) return undefined
  if (!setup.key?.phraseConfirmed) await backUpPhrase(api, options)
  return awaitNetworkSwitch(status)
}

async function returnToLocal({ api, status }: Connection, options: Options): Promise<Connection | undefined> {
  if (status.local) return undefined
  await confirm(`Leave ${status.network} and return to the local network?`, options)
  await api.chooseNetwork({ body: { mode: 'local' } })
  return awaitNetworkSwitch(status)
}

async function isOn(api: Connection['api'], about: NetworkSource['about']): Promise<boolean> {
  const { deployment } = await api.getNetworkFile()
  return (
    deployment.chainId === about.chainId &&
    String(deployment.assembler).toLowerCase() === about.assembler.toLowerCase()
  )
}

async function printNetwork(
  { api, status, money }: Connection,
  isNew: boolean,
  options: Options,
): Promise<void> {
  const { network, chainId, account, roles, balances } = status
  const stakeWei = roles.includes('provider') ? ((await api.getSetup()).stakeNeededWei ?? 0n) : 0n
  const next: string[] = []
  if (balances.tokenWei === 0n)
    next.push(`send ${status.token.symbol} to ${account}; tasks and stake need tokens`)
  else if (balances.tokenWei < stakeWei)
    next.push(
      `send ${status.token.symbol} to ${account}; providing needs a stake of ${money.format(stakeWei)}, the balance is ${money.format(balances.tokenWei)}`,
    )
  if (balances.nativeWei === 0n)
    next.push(`send ${status.native.symbol} of chain ${chainId} to ${account}, if the chain charges fees`)
  if (roles.includes('client')) next.push(`submit a task: ${ownCommand('submit task.yaml')}`)
  if (roles.includes('provider')) next.push(`lend this machine: ${ownCommand('provide')}`)
  print(
    options,
    { network, chainId, account, roles, balances, stakeNeededWei: stakeWei, joined: isNew, next },
    () =>
      `${isNew ? 'joined' : 'already on'} ${network}\n${formatFacts([
        ['chain', String(chainId)],
        ['account', account],
        ['roles', roles.join(', ')],
        ['balance', `${money.format(balances.tokenWei)}, ${money.formatNative(balances.nativeWei)}`],
        ...next.map((each) => ['next', each] as const),
      ])}`,
  )
}

/** @throws CONFIG_INVALID */
function parseRoles(text: string): RoleName[] {
  return text.split(',').map((word) => {
    const role = RoleName.safeParse(word.trim())
    if (role.success) return role.data
    throw new MusterError('CONFIG_INVALID', `Unknown role "${word.trim()}" in --role ${text}.`, {
      hint: `The roles are ${RoleName.options.join(', ')}.`,
    })
  })
}
