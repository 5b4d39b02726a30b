import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Address, DirectoryEntry, PeerNode } from '@muster-network/p2p'

const most = 4
const wildcards: readonly string[] = ['0.0.0.0', '::']

/**
 * Where others reach a node. One that listens on every address of its machine says those, unless its owner names the one
 * that the world sees; an address that leads nowhere costs who dials it a failed attempt beside the relay's.
 */
export function placeOf(
  { address, relays }: Pick<PeerNode, 'address' | 'relays'>,
  publicHost?: string,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): DirectoryEntry {
  return { addresses: addressesOf(address, publicHost, interfaces), relays: [...relays] }
}

function addressesOf(
  address: Address | undefined,
  publicHost: string | undefined,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>,
): Address[] {
  if (!address) return []
  const { port } = address
  if (publicHost !== undefined) return [{ host: publicHost, port }]
  if (!wildcards.includes(address.host)) return [address]
  const found = Object.values(interfaces).flatMap((each) => each ?? [])
  const outside = found.filter(({ internal, address: host }) => !internal && !host.startsWith('fe80:'))
  // a machine without any network still has itself
  const hosts = outside.length > 0 ? outside.map(({ address: host }) => host) : ['127.0.0.1']
  return hosts.slice(0, most).map((host) => ({ host, port }))
}
