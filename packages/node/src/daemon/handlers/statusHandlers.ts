import { openApiDocument, type Settings } from '@muster-network/api'
import { lowerHex } from '@muster-network/chain'
import { commandName } from '../../command/commandName.ts'
import { examineMachine } from '../../doctor/examineMachine.ts'
import { jailsOf } from '../../ledger/jailsOf.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { Records } from '../../store/Records.ts'
import { CurrencyRates } from '../currency/CurrencyRates.ts'
import { rateOfNumber } from '../currency/rateOfNumber.ts'
import { accountOf, type Serving } from './Serving.ts'

/** The chain is not followed any more when its newest block is older than this although it answers. */
const staleSeconds = 120
/** Blocks that may be unread: a new block after a long pause is normal. */
const fewBlocks = 5
const chainPatienceMs = 3_000

/** Handlers for the status, the health and the settings of this daemon. */
export function statusHandlers(serving: Serving): ApiHandlers {
  const { daemon, economy, version, local } = serving
  const { context } = daemon
  const rates = new CurrencyRates(serving.config.currency, context)
  const settings = new Records<Settings>(context.store, 'settings')
  const current = (): Settings =>
    withRateText(settings.get('owner')) ?? { currency: null, usualMaxSpendWei: null }
  return {
    async getStatus(_, { isOwner }) {
      const account = accountOf(serving)
      const [{ currency, problem: currencyProblem }, tokenWei, nativeWei] = await Promise.all([
        rates.read(current().currency),
        economy.token.read.balanceOf([account]),
        context.network.client.getBalance({ address: account }),
      ])
      const { head } = context.ledger
      const jail = jailsOf(context.ledger).get(lowerHex(account))
      return {
        version,
        network: context.definition.name,
        local,
        chainId: context.chainId,
        blockNumber: Math.max(0, head.number),
        blockMs: head.timestamp * 1000,
        roles: rolesOf(serving),
        peerId: context.peer.peerId,
        account,
        token: { symbol: context.definition.token.symbol, decimals: 18, address: economy.token.address },
        native: { symbol: 'ETH', decimals: 18 },
        balances: { tokenWei, nativeWei },
        currency,
        currencyProblem,
        startedMs: serving.startedMs,
        ...(jail && { jail }),
        ...(isOwner && { command: commandName({ cwd: undefined }) }),
      }
    },
    async getHealth() {
      const checks = await Promise.all([checkChain(serving), checkStore(serving), checkDisk(serving)])
      return { ready: checks.every(({ ok }) => ok), checks }
    },
    getOpenApi: async () => openApiDocument(version),
    getSettings: async () => current(),
    async putSettings({ body }) {
      const next: Settings = { ...current(), ...withoutUndefined(body) }
      settings.put('owner', next)
      return next
    },
    getDoctor: async () => ({ findings: await examineMachine(serving.config) }),
  }
}

function rolesOf({ daemon }: Serving) {
  return [
    ...(daemon.client ? (['client'] as const) : []),
    ...(daemon.provider ? (['provider'] as const) : []),
    ...(daemon.coordinator ? (['coordinator'] as const) : []),
    ...(daemon.veto ? (['veto'] as const) : []),
    ...(daemon.relay ? (['relay'] as const) : []),
  ]
}

async function checkChain({ daemon: { context } }: Serving) {
  const name = 'chain'
  try {
    const timeout = AbortSignal.timeout(chainPatienceMs)
    const newest = await Promise.race([
      context.network.client.getBlock(),
      new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason))),
    ])
    const behind = Number(newest.number) - context.ledger.head.number
    const late = Number(newest.timestamp) - context.ledger.head.timestamp
    const ok = behind <= fewBlocks || late <= staleSeconds
    return { name, ok, found: `block ${context.ledger.head.number} of ${newest.number}` }
  } catch {
    return { name, ok: false, found: 'no answer' }
  }
}

async function checkStore({ daemon: { context } }: Serving) {
  try {
    context.store.prepare('SELECT 1').get()
    return { name: 'store', ok: true, found: 'open' }
  } catch (error) {
    return {
      name: 'store',
      ok: false,
      found: error instanceof Error ? error.message : 'the store cannot be read',
    }
  }
}

async function checkDisk({ daemon: { context } }: Serving) {
  const { disk } = context
  await disk.look()
  const free = disk.freeBytes === undefined ? 'unknown' : `${Math.floor(disk.freeBytes / 2 ** 20)} MiB free`
  const found = disk.isFull ? 'full; the node waits for space and retries' : free
  return { name: 'disk', ok: !disk.isFull, found }
}

/** Rates were stored as numbers before. */
function withRateText(stored: Settings | undefined): Settings | undefined {
  const perToken: unknown = stored?.currency?.perToken
  if (!stored?.currency || typeof perToken !== 'number') return stored
  const text = rateOfNumber(perToken)
  return { ...stored, currency: /[1-9]/.test(text) ? { ...stored.currency, perToken: text } : null }
}

/** Removes keys that a caller left out, which zod returns as undefined. */
function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
