import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
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
      .action(async (reservationId: string, _: object, command: Global) => {
        const options = command.optsWithGlobals()
        const { api } = await connect()
        await confirm(`${word === 'end' ? 'End' : 'Cancel'} reservation ${shortId(reservationId)}?`, options)
        showSent(options, await api[call]({ params: { reservationId } }), `${word}ed`)
      })
  reserve
    .command('summon <reservation>')
    .description('summon the reserved node to work')
    .requiredOption('--max-factor <number>', 'maximum price factor')
    .action(async (reservationId: string, own: { maxFactor: string }, command: Global) => {
      const { api } = await connect()
      const body = { maxFactor: Number(own.maxFactor) }
      showSent(
        command.optsWithGlobals(),
        await api.summonReservation({ params: { reservationId }, body }),
        'summoned',
      )
    })
}

async function list(options: Options): Promise<void> {
  const { api, money } = await connect()
  const { reservations } = await api.listReservations()
  print(options, { reservations }, () =>
    reservations.length === 0
      ? 'No reservations.\n'
      : formatTable(reservations, [
          { title: 'RESERVATION', cell: (each) => each.reservationId },
          { title: 'STATE', cell: (each) => each.state },
          { title: 'NODE', cell: (each) => shortId(each.nodeId) },
          { title: 'FROM', cell: (each) => formatTime(each.fromMs) },
          { title: 'UNTIL', cell: (each) => formatTime(each.untilMs) },
          { title: 'DEPOSIT', cell: (each) => money.format(each.depositWei), right: true },
        ]),
  )
}

async function add(nodeRef: string, options: Options): Promise<void> {
  const { api, money } = await connect()
  const { nodes } = await api.listNodes()
  const matching = nodes.filter((node) => node.nodeId.startsWith(nodeRef.toLowerCase()))
  if (matching.length !== 1)
    throw new MusterError(
      'API_NOT_FOUND',
      matching.length === 0
        ? `Node "${nodeRef}" not found.`
        : `Ambiguous node id "${nodeRef}": ${matching.length} nodes match.`,
      { hint: 'muster offers lists the nodes.' },
    )
  const fromMs = options.from === undefined ? Date.now() + 600_000 : Date.parse(options.from)
  const hours = Number(options.hours)
  if (!Number.isFinite(fromMs) || !(hours > 0))
    throw new MusterError(
      'CONFIG_INVALID',
      `Invalid time: --from ${options.from ?? 'now'} --hours ${options.hours}.`,
      { hint: 'Example: --from 2026-03-01T14:00 --hours 2' },
    )
  const body = { nodeId: matching[0]!.nodeId, fromMs, untilMs: fromMs + hours * 3_600_000 }
  const quote = await api.quoteReservation({ body })
  const maxDepositWei = options.maxDeposit === undefined ? quote.depositWei : money.parse(options.maxDeposit)
  if (options.maxDeposit === undefined)
    await confirm(
      `Deposit ${money.format(quote.depositWei)} for ${hours} h from ${formatTime(fromMs)}?`,
      options,
    )
  const made = await api.reserveNode({ body: { ...body, maxDepositWei: maxDepositWei.toString() } })
  print(options, made, () => `reserved: ${made.reservationId}, deposit ${money.format(made.depositWei)}\n`)
}
