/** A number about this daemon at this moment, as Prometheus takes it. */
export type Metric = {
  /** With the unit in it: `muster_store_bytes`. */
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: { labels?: Readonly<Record<string, string>>; value: number }[]
}

/** The text exposition format, version 0.0.4. */
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

/** What every process has. */
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
    gauge('nodejs_heap_size_used_bytes', 'Memory used by its objects.', heapUsed),
    gauge('process_uptime_seconds', 'Time since it was started.', process.uptime()),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ]
}
