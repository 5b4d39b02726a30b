import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Address, DirectoryEntry, PeerNode } from '@muster-network/p2p'

const most = 4
const wildcards: readonly string[] = ['0.0.0.0', '::']

/**
 * Returns the addresses at which others reach a node. A node that listens on every interface returns all of them,
 * unless its owner names a public address. A useless address costs a peer one failed dial beside the relay's.
 */
export function localEndpoint(
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
  // without any network, loopback is left
  const hosts = outside.length > 0 ? outside.map(({ address: host }) => host) : ['127.0.0.1']
  return hosts.slice(0, most).map((host) => ({ host, port }))
}
