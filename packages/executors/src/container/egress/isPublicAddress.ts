import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * IPv4 ranges outside the public internet: this machine, its neighbours, its cloud's services, and special
 * uses.
 */
const blocked = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(net, bits, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
/** Ranges inside the global IPv6 range that map to IPv4 or are for documentation. */
const blocked6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  blocked6.addSubnet(net, bits, 'ipv6')

/**
 * Returns whether an address is a host on the public internet. A name on the client's list may resolve to any
 * address, and must not give access to the provider's own network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
