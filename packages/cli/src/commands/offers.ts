import type { NodeView } from '@muster-network/api'
import { MusterError, regionHint } from '@muster-network/core'
import { connect } from '../connect.ts'
import { describeJail } from '../output/jailFacts.ts'
import { print } from '../output/print.ts'
import { shortAddress, shortId } from '../output/shortId.ts'
import { formatTable } from '../output/table.ts'
import type { Program } from '../Program.ts'

type Options = { class?: string; region?: string; json?: boolean }

/** `muster offers`: lists the providers of the network and their offers. */
export function addOffers(program: Program): void {
  program
    .command()
    .option('--class <name>', 'only this class, such as wasm/1/x64')
    .option('--region <name>', 'only this region, such as eu or us-east')
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const problem = options.region === undefined ? undefined : regionHint(options.region)
      if (problem !== undefined)
        throw new MusterError('CONFIG_INVALID', `Unknown region "${options.region}".`, { hint: problem })
      const { api, money } = await connect()
      const { nodes } = await api.listNodes({
        query: {
          providers: 'true',
          ...(options.class !== undefined && { className: options.class }),
          ...(options.region !== undefined && { region: options.region }),
        },
      })
      print(options, { nodes }, () =>
        nodes.length === 0
          ? 'No matching providers.\n'
          : formatTable(nodes, [
              { title: 'NODE', cell: (node) => shortId(node.nodeId) },
              { title: 'OPERATOR', cell: (node) => shortAddress(node.operator), shrinks: 1 },
              { title: 'CLASS', cell: (node) => node.className, shrinks: 3 },
              { title: 'REGION', cell: (node) => node.region },
              { title: 'SCORE', cell: (node) => String(node.score), right: true },
              { title: 'PRICE', cell: (node) => money.formatPrice(node.hourPriceWei, 'hour'), right: true },
              { title: 'RUNS', cell: (node) => String(node.running), right: true, shrinks: 2 },
              {
                title: 'PRESENCE',
                cell: (node) => (node.jail ? 'jailed' : node.presence),
                style: (node) =>
                  node.jail
                    ? 'red'
                    : ({ online: 'green', offline: 'red', unknown: 'dim' } as const)[node.presence],
              },
            ]) + describeJails(nodes),
      )
    })
}

/** One line for each jailed node: it gets no work until then. */
function describeJails(nodes: readonly NodeView[]): string {
  return nodes
    .flatMap(({ nodeId, jail }) => (jail ? [`${shortId(nodeId)} is jailed ${describeJail(jail)}.\n`] : []))
    .join('')
}
