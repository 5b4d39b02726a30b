import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import { connect } from '../connect.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import { showSent } from '../output/showSent.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import type { Program } from '../Program.ts'

type Global = { optsWithGlobals(): { json?: boolean; yes?: boolean } }

/** `muster govern`: lists proposals and votes on them. */
export function addGovern(program: Program): void {
  const govern = program
    .command()
    .option('--yes', 'skip the confirmation')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api, money } = await connect()
      const all = await api.getGovernance()
      print(options, all, () =>
        [
          formatFacts([
            ['votes', money.format(all.votesWei)],
            ['delegate', all.delegate ?? `none; to vote, run: ${ownCommand('govern delegate')}`],
            ['threshold', `${money.format(all.thresholdWei)} to propose`],
          ]),
          formatTable(all.proposals, [
            { title: 'PROPOSAL', cell: (each) => each.proposalId },
            { title: 'STATE', cell: (each) => each.state },
            { title: 'FOR', cell: (each) => money.format(each.forWei), right: true },
            { title: 'AGAINST', cell: (each) => money.format(each.againstWei), right: true },
            { title: 'UNTIL', cell: (each) => formatTime(each.votesUntilMs) },
            { title: 'DESCRIPTION', cell: (each) => each.description.slice(0, 60) },
          ]),
        ]
          .filter((text) => text !== '')
          .join('\n'),
      )
    })
  govern
    .command('propose <description>')
    .description('create a proposal')
    .requiredOption(
      '--call <call...>',
      'a contract call, such as "pricing.setBasePrice(1000000000000000000)"',
    )
    .action(async (description: string, own: { call: string[] }, command: Global) => {
      const options = command.optsWithGlobals()
      const { api } = await connect()
      const calls = own.call.map(parseCall)
      await confirm(`Propose ${calls.length} call(s): ${plainLine(own.call.join(', '))}?`, options)
      const made = await api.propose({ body: { description, calls } })
      print(options, made, () => `proposed: ${made.proposalId}\n`)
    })
  govern
    .command('vote <proposal> <for|against|abstain>')
    .description('vote with the whole voting power of this account')
    .option('--reason <text>', 'reason, published on the chain', '')
    .action(async (proposalId: string, support: string, own: { reason: string }, command: Global) => {
      if (support !== 'for' && support !== 'against' && support !== 'abstain')
        throw new MusterError('CONFIG_INVALID', `Invalid vote "${support}": use for, against or abstain.`, {
          hint: 'Example: muster govern vote 12 for',
        })
      const { api } = await connect()
      const sent = await api.vote({ params: { proposalId }, body: { support, reason: own.reason } })
      showSent(command.optsWithGlobals(), sent, `voted ${support}`)
    })
  for (const [word, call] of [
    ['queue', 'queueProposal'],
    ['execute', 'executeProposal'],
  ] as const)
    govern
      .command(`${word} <proposal>`)
      .description(
        word === 'queue'
          ? 'queue a proposal that succeeded: its timelock delay starts'
          : 'execute a queued proposal after its delay',
      )
      .action(async (proposalId: string, _: object, command: Global) => {
        const { api } = await connect()
        showSent(command.optsWithGlobals(), await api[call]({ params: { proposalId } }), `${word}d`)
      })
  govern
    .command('delegate [account]')
    .description('delegate the votes to an account (default: this account)')
    .action(async (to: string | undefined, _: object, command: Global) => {
      const { api, status } = await connect()
      const made = await api.delegateVotes({ body: { to: to ?? status.account } })
      print(command.optsWithGlobals(), made, () => `delegated: ${made.sent.length} transaction(s)\n`)
    })
}

/** Parses `contract.method(arguments)`. */
function parseCall(text: string): { contract: string; method: string; args: string[] } {
  const match = /^\s*(\w+)\.(\w+)\((.*)\)\s*$/s.exec(text)
  if (!match)
    throw new MusterError('CONFIG_INVALID', `Invalid call "${text}".`, {
      hint: 'Write contract.method(arguments), such as pricing.setBasePrice(1000).',
    })
  const [, contract, method, inner] = match
  const args = inner!.trim() === '' ? [] : inner!.split(',').map((each) => each.trim())
  return { contract: contract!, method: method!, args }
}
