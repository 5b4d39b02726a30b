import type { NodeView } from '@muster-network/api'
import { Price } from '../../ui/Amount.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { regionPosition } from '../../ui/map/regions.ts'
import { plainText } from '../../ui/plainText.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'

export const nodeColumns: readonly Column<NodeView>[] = [
  {
    name: 'Operator',
    width: 'minmax(9.5rem,1fr)',
    sort: (node) => node.operator,
    // no copy button: a thousand of them make scrolling slow
    cell: (node) => (
      <span className="font-mono text-sm" title={node.operator}>
        {node.operator.slice(0, 10)}…{node.operator.slice(-6)}
      </span>
    ),
  },
  {
    name: 'State',
    card: 'corner',
    width: '7.5rem',
    sort: (node) => (node.jail ? 'jailed' : node.presence),
    // a jailed node gets no work, online or not
    cell: ({ jail, presence }) =>
      jail ? (
        <span title={`Jailed because ${plainText(jail.why)}`}>
          <StateBadge state="jailed" />
        </span>
      ) : (
        <StateBadge state={presence} />
      ),
  },
  {
    name: 'Region',
    width: 'minmax(7rem,1fr)',
    sort: (node) => node.region,
    cell: (node) => plainText(regionPosition(node.region).name),
  },
  {
    name: 'Class',
    width: 'minmax(7.5rem,1fr)',
    sort: (node) => node.className,
    cell: (node) => <span className="font-mono text-sm">{plainText(node.className)}</span>,
  },
  { name: 'Score', width: '3.5rem', numeric: true, sort: (node) => node.score, cell: (node) => node.score },
  {
    name: 'Asks',
    width: '8rem',
    numeric: true,
    sort: (node) => node.hourPriceWei,
    cell: (node) => <Price wei={node.hourPriceWei} unit="hour" />,
  },
  { name: 'Runs', width: '3rem', numeric: true, sort: (node) => node.running, cell: (node) => node.running },
  {
    name: 'Seen',
    width: '6.5rem',
    numeric: true,
    sort: (node) => node.lastSeenMs ?? 0,
    cell: ({ jail, lastSeenMs }) =>
      jail ? (
        <span className="text-muted">
          until <Time atMs={jail.untilMs} />
        </span>
      ) : lastSeenMs === null ? (
        '–'
      ) : (
        <Time atMs={lastSeenMs} className="text-muted" />
      ),
  },
]
