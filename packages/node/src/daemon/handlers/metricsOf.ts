import type { Metric } from '../../serve/formatMetrics.ts'
import type { Serving } from './Serving.ts'

/** Metrics of this daemon for monitoring. They come from local tables; no call leaves the machine. */
export function metricsOf({
  daemon,
  version,
  presence,
}: Pick<Serving, 'daemon' | 'version' | 'presence'>): Metric[] {
  const { ledger, store, disk } = daemon.context
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  })
  const grouped = (name: string, help: string, label: string, sql: string): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: ledger.database
      .prepare(sql)
      .all()
      .map((row) => ({ labels: { [label]: String(row.label).toLowerCase() }, value: Number(row.n) })),
  })
  return [
    {
      name: 'muster_info',
      help: 'This daemon.',
      type: 'gauge',
      samples: [{ labels: { version }, value: 1 }],
    },
    gauge('muster_chain_block', 'Newest block read.', ledger.head.number),
    gauge('muster_chain_block_timestamp_seconds', 'Its time.', ledger.head.timestamp),
    grouped(
      'muster_network_tasks',
      'Tasks on the chain.',
      'status',
      'SELECT status AS label, count(*) AS n FROM task GROUP BY status',
    ),
    grouped(
      'muster_network_parts',
      'Parts on the chain.',
      'status',
      'SELECT status AS label, count(*) AS n FROM part GROUP BY status',
    ),
    gauge('muster_network_nodes', 'Listed nodes.', ledger.nodes().length),
    ...(presence
      ? [gauge('muster_network_nodes_online', 'Nodes with a recent heartbeat.', presence.onlineCount)]
      : []),
    ...(disk.freeBytes === undefined
      ? []
      : [gauge('muster_disk_free_bytes', "Space on the disk of the node's folder.", disk.freeBytes)]),
    {
      name: 'muster_waiting',
      help: 'Whether the node waits for this, and retries.',
      type: 'gauge',
      samples: [{ labels: { for: 'disk' }, value: disk.isFull ? 1 : 0 }],
    },
    gauge(
      'muster_open_records',
      'Open records in the store of this daemon.',
      Number(store.prepare('SELECT count(*) AS n FROM record WHERE open = 1').get()?.n ?? 0),
    ),
    ...(daemon.provider
      ? [
          gauge(
            'muster_provider_assignments',
            'Open assignments of this machine.',
            daemon.provider.assignments().length,
          ),
        ]
      : []),
  ]
}
