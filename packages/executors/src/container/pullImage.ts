import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { MusterError } from '@muster-network/core'
import type { Engine } from './Engine.ts'
import type { EgressProxyOptions } from './egress/EgressProxy.ts'
import { isPublicAddress } from './egress/isPublicAddress.ts'
import { type PullLimits, pullWithin } from './pullWithin.ts'

/** Which registries a stranger may have this machine call; those on the internet unless given. */
export type RegistryReach = Pick<EgressProxyOptions, 'lookup' | 'mayReach'>

/** What engines say when the registry answered, and has no such image for us. The client named it, so it is the client's. */
const refusals =
  /manifest unknown|name unknown|not found|(did|does)(n't| not) match|unauthori[sz]ed|authentication required|access to .* denied/i

/**
 * Fetches an image from its registry, and no more of it than the limits allow. The engine checks every byte against the
 * digest.
 *
 * @returns why not, when that is the client's to mend
 * @throws EXEC_IMAGE_UNREACHABLE when the registry cannot be reached from here
 */
export async function pullImage(
  engine: Engine,
  reference: string,
  { lookup = async (host) => (await systemLookup(host)).address, mayReach = isPublicAddress }: RegistryReach,
  limits: PullLimits,
  signal?: AbortSignal,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  if (!/^[a-z0-9][a-z0-9._\-/:]*@sha256:[0-9a-f]{64}$/.test(reference))
    return { ok: false, reason: `${reference} does not name an image by digest (name@sha256:…)` }
  const registry = /^([^/]*[.:][^/]*)\//.exec(reference)?.[1]
  if (registry === undefined)
    return { ok: false, reason: `${reference} does not begin with its registry, such as docker.io/` }
  const host = registry.replace(/:\d+$/, '')
  const unreachable = (why: string, cause?: unknown) =>
    new MusterError('EXEC_IMAGE_UNREACHABLE', `the image cannot be fetched from ${registry}: ${why}`, {
      cause,
    })
  const address = isIP(host)
    ? host
    : await lookup(host).catch((cause: unknown) => {
        throw unreachable('the name has no address', cause)
      })
  // a stranger must not have this machine knock at its neighbours' doors
  if (!mayReach(address)) return { ok: false, reason: `the registry ${registry} is in a private network` }
  try {
    const { over } = await pullWithin(engine, reference, limits, signal)
    return over === undefined ? { ok: true } : { ok: false, reason: over }
  } catch (error) {
    if (signal?.aborted) throw error
    const why = (error as Error).message
    if (refusals.test(why)) return { ok: false, reason: `${registry} has no such image for us: ${why}` }
    throw unreachable(why, error)
  }
}
