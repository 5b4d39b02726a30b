import { networkInterfaces } from 'node:os'

/** A listing on the chain pays for every letter. */
const most = 2

/** Where others may dial a machine that listens on all of its addresses; loopback when it has no other. */
export function ownAddresses(
  port: number,
  interfaces = networkInterfaces(),
): { host: string; port: number }[] {
  const hosts = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  return (hosts.length > 0 ? hosts.slice(0, most) : ['127.0.0.1']).map((host) => ({ host, port }))
}
