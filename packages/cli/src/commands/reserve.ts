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

/** `muster reserve`: the reservations; with a node, one more. */
export function addReserve(program: Program): void {
  const reserve = program
    .command('reserve [node]')
    .description('list reservations, or have a node for yourself at a time')
    .option('--from <time>', 'when it begins, such as 2026-03-01T14:00; without it, in ten minutes')
    .option('--hours <number>', 'how long', '1')
    .option('--max-deposit <amount>', 'reserve without asking if the deposit is at most this many tokens')
    .option('--yes', 'do not ask')
    .option('--json', 'print one JSON object')
    .action(async (node: string | undefined, options: Options) => (node ? add(node, options) : list(options)))
  for (const [word, call, what] of [
    ['cancel', 'cancelReservation', 'give a reservation up; what that costs grows as its time comes nearer'],
    ['end', 'endReservation', 'end a reservation that runs; the rest is refunded'],
  ] as const)
    reserve
      .command(`${word} <reservation>`)
      .description(what)
      .action(async (reservationId: string, _: object, command: Global) => {
        const options = command.optsWithGlobals()
        const { api } = await connect()
        await confirm(`${word} reservation ${shortId(reservationId)}?`, options)
        showSent(options, await api[call]({ params: { reservationId } }), `${word}ed`)
      })
  reserve
    .command('summon <reservation>')
    .description('call the reserved node to work')
    .requiredOption('--max-factor <number>', 'the highest price factor to accept')
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
      ? 'No reservation.\n'
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

async function add(wanted: string, options: Options): Promise<void> {
  const { api, money } = await connect()
  const { nodes } = await api.listNodes()
  const fitting = nodes.filter((node) => node.nodeId.startsWith(wanted.toLowerCase()))
  if (fitting.length !== 1)
    throw new MusterError('API_NOT_FOUND', `${fitting.length} nodes have an id that begins with ${wanted}`, {
      hint: 'muster offers lists the nodes.',
    })
  const fromMs = options.from === undefined ? Date.now() + 600_000 : Date.parse(options.from)
  const hours = Number(options.hours)
  if (!Number.isFinite(fromMs) || !(hours > 0))
    throw new MusterError('CONFIG_INVALID', 'the time to reserve cannot be read', {
      hint: 'Write --from 2026-03-01T14:00 --hours 2.',
    })
  const body = { nodeId: fitting[0]!.nodeId, fromMs, untilMs: fromMs + hours * 3_600_000 }
  const quote = await api.quoteReservation({ body })
  const most = options.maxDeposit === undefined ? quote.depositWei : money.parse(options.maxDeposit)
  if (options.maxDeposit === undefined)
    await confirm(
      `Deposit ${money.format(quote.depositWei)} for ${hours} h from ${formatTime(fromMs)}?`,
      options,
    )
  const made = await api.reserveNode({ body: { ...body, maxDepositWei: most.toString() } })
  print(options, made, () => `reserved: ${made.reservationId}, deposit ${money.format(made.depositWei)}\n`)
}
