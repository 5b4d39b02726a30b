export type HostAndPort = { host: string; port: number }

/** Reads `host:port` as a client of the proxy writes it; undefined where it is none. */
export function parseHostAndPort(text: string): HostAndPort | undefined {
  const found = /^([a-z0-9](?:[a-z0-9.-]{0,252}))\.?:(\d{1,5})$/i.exec(text)
  const port = Number(found?.[2])
  return found === null || port < 1 || port > 65_535 ? undefined : { host: found[1]!.toLowerCase(), port }
}

/** Whether the list names this host and port. A name without a port stands for 80 and 443. */
export function isAllowed(list: readonly string[], { host, port }: HostAndPort): boolean {
  return list.some((entry) => {
    const [name, only] = entry.split(':')
    return name === host && (only === undefined ? port === 80 || port === 443 : Number(only) === port)
  })
}
