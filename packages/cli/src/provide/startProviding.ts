import type { Provider } from '@muster-network/api'
import { MusterError, regionCodes, unknownRegion } from '@muster-network/core'
import { ask, confirm } from '../ask/confirm.ts'
import type { Connection } from '../connect.ts'
import { readRegion, readStartOptions, type StartOptions } from './readStartOptions.ts'
import { testMachine } from './testMachine.ts'

/**
 * Saves the settings and starts to bid. All options, the stake and the machine are checked first, and the owner confirms
 * the stake: until then nothing is changed.
 *
 * @throws CONFIG_INVALID, SPEC_BAD_AMOUNT, SPEC_OVER_BUDGET, CHAIN_FUNDS, EXEC_HOST, CONFIG_NOT_CONFIRMED
 */
export async function startProviding(connection: Connection, options: StartOptions): Promise<Provider> {
  const { api, money, status } = connection
  const { maxStakeWei, slots, ...changes } = readStartOptions(options, money)
  const { settings } = await api.getProvider()
  const neededWei = (await api.getSetup()).stakeNeededWei ?? 0n
  if (maxStakeWei !== undefined && neededWei > maxStakeWei)
    throw new MusterError(
      'SPEC_OVER_BUDGET',
      `The stake of ${money.format(neededWei)} exceeds --max-stake ${money.format(maxStakeWei)}.`,
      { hint: `Pass --max-stake ${money.plain(neededWei)} or more.` },
    )
  if (neededWei > status.balances.tokenWei)
    throw new MusterError(
      'CHAIN_FUNDS',
      `The stake of ${money.format(neededWei)} exceeds the balance of ${money.format(status.balances.tokenWei)}.`,
      { hint: `Send ${status.token.symbol} to ${status.account}.` },
    )
  const region = changes.region ?? (await askRegion(settings.region, options))
  if (!options.json) await testMachine(connection)
  if (maxStakeWei === undefined && neededWei > 0n)
    await confirm(`Stake ${money.format(neededWei)} and start to bid?`, options)
  const { price, hours } = changes
  await api.putProviderSettings({
    body: {
      ...price,
      ...(slots !== undefined && { limits: { ...settings.limits, slots } }),
      ...(region !== undefined && { region }),
      ...(hours && { hours }),
    },
  })
  await api.startProvider({ body: { maxStakeWei: (maxStakeWei ?? neededWei).toString() } })
  return api.getProvider()
}

/** Asks an interactive owner for the region once: tasks with a region requirement only match machines with a region. */
async function askRegion(known: string, { yes, json }: StartOptions): Promise<string | undefined> {
  if (known !== unknownRegion || yes || json || !process.stdin.isTTY) return undefined
  const answer = await ask(
    `Region of this machine (${regionCodes.slice(1, 8).join(', ')}, …; Enter to skip): `,
  )
  return answer === '' ? undefined : readRegion(answer)
}
