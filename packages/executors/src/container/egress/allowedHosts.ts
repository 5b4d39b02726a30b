export type HostAndPort = { host: string; port: number }

/** Parses `host:port` as a proxy client writes it; undefined if it is invalid. */
export function parseHostAndPort(text: string): HostAndPort | undefined {
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,252}))\.?:(\d{1,5})$/i.exec(text)
  const port = Number(match?.[2])
  return match === null || port < 1 || port > 65_535 ? undefined : { host: match[1]!.toLowerCase(), port }
}

/** Returns whether the list contains this host and port. A name without a port allows 80 and 443. */
export function isAllowed(list: readonly string[], { host, port }: HostAndPort): boolean {
  return list.some((entry) => {
    const [name, only] = entry.split(':')
    return name === host && (only === undefined ? port === 80 || port === 443 : Number(only) === port)
  })
}
