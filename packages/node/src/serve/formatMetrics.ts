import { uncaughtExceptions } from '../log/uncaughtExceptions.ts'

/** A current value of this daemon, in the Prometheus data model. */
export type Metric = {
  /** The name, with its unit: `muster_store_bytes`. */
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: { labels?: Readonly<Record<string, string>>; value: number }[]
}

/** Formats metrics in the text exposition format, version 0.0.4. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`),
      '',
    ])
    .join('\n')
}

function formatLabels(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quote(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const quote = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** The metrics of any Node process. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  })
  return [
    gauge('process_resident_memory_bytes', 'Memory of the daemon.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap used by the daemon.', heapUsed),
    gauge('process_uptime_seconds', 'Time since the daemon started.', process.uptime()),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    {
      name: 'muster_uncaught_exceptions_total',
      help: 'Exceptions that nothing caught: in the daemon, and in the egress proxies of runs.',
      type: 'counter',
      samples: Object.entries(uncaughtExceptions()).map(([where, value]) => ({ labels: { where }, value })),
    },
  ]
}
