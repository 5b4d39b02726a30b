import type { ApiClient } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { readNumber } from '../options/readNumber.ts'
import { findByRef } from '../output/findByRef.ts'
import { print } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'
import { showSent } from '../output/showSent.ts'
import { formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Options = { from?: string; hours: string; maxDeposit?: string; yes?: boolean; json?: boolean }
type Global = { optsWithGlobals(): { json?: boolean; yes?: boolean } }

/** `muster reserve`: lists reservations, or reserves a node. */
export function addReserve(program: Program): void {
  const reserve = program
    .command()
    .option('--from <time>', 'start, such as 2026-03-01T14:00 (default: in ten minutes)')
    .option('--hours <number>', 'duration in hours', '1')
    .option('--max-deposit <amount>', 'deposit up to this many tokens without confirmation')
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (node: string | undefined, options: Options) => (node ? add(node, options) : list(options)))
  for (const [word, call, description] of [
    ['cancel', 'cancelReservation', 'cancel a reservation; the fee grows as its start approaches'],
    ['end', 'endReservation', 'end a running reservation; the rest is refunded'],
  ] as const)
    reserve
      .command(`${word} <reservation>`)
      .description(description)
      .action(async (reservationRef: string, _: object, command: Global) => {
        const options = command.optsWithGlobals()
        const { api } = await connect()
        const reservationId = await findReservation(api, reservationRef)
        await confirm(`${word === 'end' ? 'End' : 'Cancel'} reservation ${shortId(reservationId)}?`, options)
        showSent(options, await api[call]({ params: { reservationId } }), `${word}ed`)
      })
  reserve
    .command('summon <reservation>')
    .description('summon the reserved node to work')
    .requiredOption('--max-factor <number>', 'maximum price factor')
    .action(async (reservationRef: string, own: { maxFactor: string }, command: Global) => {
      const maxFactor = readNumber('--max-factor', own.maxFactor, { min: 0, max: 1_000_000, whole: false })
      const { api } = await connect()
      const reservationId = await findReservation(api, reservationRef)
      showSent(
        command.optsWithGlobals(),
        await api.summonReservation({ params: { reservationId }, body: { maxFactor } }),
        'summoned',
      )
    })
}

async function findReservation(api: ApiClient, reservationRef: string): Promise<string> {
  const { reservations } = await api.listReservations()
  const kind = { noun: 'reservation', list: 'muster reserve lists the reservations.' }
  return findByRef(reservations, reservationRef, kind, (each) => ({ id: each.reservationId })).reservationId
}

async function list(options: Options): Promise<void> {
  const { api, money } = await connect()
  const { reservations } = await api.listReservations()
  print(options, { reservations }, () =>
    reservations.length === 0
      ? 'No reservations.\n'
      : formatTable(reservations, [
          { title: 'RESERVATION', cell: (each) => shortId(each.reservationId) },
          { title: 'STATE', cell: (each) => each.state },
          { title: 'NODE', cell: (each) => shortId(each.nodeId), shrinks: 2 },
          { title: 'FROM', cell: (each) => formatTime(each.fromMs) },
          { title: 'UNTIL', cell: (each) => formatTime(each.untilMs), shrinks: 1, whole: true },
          { title: 'DEPOSIT', cell: (each) => money.format(each.depositWei), right: true },
        ]),
  )
}

async function add(nodeRef: string, options: Options): Promise<void> {
  const hours = readNumber('--hours', options.hours, { min: 0.01, max: 8_784, whole: false })
  const fromMs = options.from === undefined ? Date.now() + 600_000 : Date.parse(options.from)
  if (!Number.isFinite(fromMs))
    throw new MusterError('CONFIG_INVALID', `Invalid --from "${options.from}".`, {
      hint: 'Write a time, such as 2026-03-01T14:00.',
    })
  const { api, money } = await connect()
  const maxWei = options.maxDeposit === undefined ? undefined : money.parse(options.maxDeposit)
  const { nodes } = await api.listNodes({ query: { providers: 'true' } })
  const kind = { noun: 'node', list: 'muster offers lists the nodes.' }
  const { nodeId } = findByRef(nodes, nodeRef, kind, (each) => ({ id: each.nodeId }))
  const body = { nodeId, fromMs, untilMs: fromMs + hours * 3_600_000 }
  const quote = await api.quoteReservation({ body })
  const maxDepositWei = maxWei ?? quote.depositWei
  if (maxWei === undefined)
    await confirm(
      `Deposit ${money.format(quote.depositWei)} for ${hours} h from ${formatTime(fromMs)}, now ${money.formatPrice(quote.hourPriceWei, 'hour')} of the node?`,
      options,
    )
  const made = await api.reserveNode({ body: { ...body, maxDepositWei: maxDepositWei.toString() } })
  print(
    options,
    made,
    () => `reserved: ${shortId(made.reservationId)}, deposit ${money.format(made.depositWei)}\n`,
  )
}
