import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'

/**
 * How names that a client chose are resolved. Plain data, because the proxy of a run gets it in another process.
 * By default the system resolves names, and only the public internet may be reached.
 */
export type ResolvePolicy = {
  /** Addresses of names that the system is not asked for. */
  addresses?: Readonly<Record<string, string>>
  /** Allows addresses in private networks, such as a registry of the owner's own. */
  privateNetworks?: boolean
}

export type Resolved = { ok: true; address: string } | { ok: false; reason: 'unknown' | 'private' }

/** Resolves a name that a client chose, and refuses it when any of its addresses is not on the public internet. */
export async function resolvePublic(host: string, policy: ResolvePolicy): Promise<Resolved> {
  const own = isIP(host) ? host : policy.addresses?.[host]
  return choosePublic(own === undefined ? await systemAddresses(host) : [own], policy)
}

export function choosePublic(
  addresses: readonly string[],
  { privateNetworks }: Pick<ResolvePolicy, 'privateNetworks'>,
): Resolved {
  const [address] = addresses
  if (address === undefined) return { ok: false, reason: 'unknown' }
  return privateNetworks || addresses.every(isPublicAddress)
    ? { ok: true, address }
    : { ok: false, reason: 'private' }
}

async function systemAddresses(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
