import { MusterError } from '@muster-network/core'
import type { Engine } from './Engine.ts'
import { type ResolvePolicy, resolvePublic } from './egress/resolvePublic.ts'
import { PullProxy } from './PullProxy.ts'
import { type PullLimits, pullWithLimits } from './pullWithLimits.ts'

/**
 * Engine messages for a registry that answered but has no such image for us. The client chose the image, so
 * it is the client's fault.
 */
const refusals =
  /manifest unknown|name unknown|not found|(did|does)(n't| not) match|unauthori[sz]ed|authentication required|access to .* denied/i

/**
 * Pulls an image from its registry within the limits. The engine verifies every byte against the digest.
 *
 * @returns the reason when the client is at fault
 *
 * @throws EXEC_IMAGE_UNREACHABLE when the registry cannot be reached from this machine
 */
export async function pullImage(
  engine: Engine,
  reference: string,
  { limits, signal, ...policy }: ResolvePolicy & { limits: PullLimits; signal?: AbortSignal | undefined },
): Promise<{ ok: true } | { ok: false; reason: string }> {
  if (!/^[a-z0-9][a-z0-9._\-/:]*@sha256:[0-9a-f]{64}$/.test(reference))
    return { ok: false, reason: `${reference} does not name an image by digest: use name@sha256:…` }
  const registry = /^([^/]*[.:][^/]*)\//.exec(reference)?.[1]
  if (registry === undefined)
    return { ok: false, reason: `${reference} does not begin with its registry: add it, such as docker.io/` }
  const host = registry.replace(/:\d+$/, '')
  const unreachable = (why: string, cause?: unknown) =>
    new MusterError('EXEC_IMAGE_UNREACHABLE', `the image cannot be pulled from ${registry}: ${why}`, {
      cause,
    })
  const resolved = await resolvePublic(host, policy)
  if (!resolved.ok && resolved.reason === 'unknown') throw unreachable(`${host} cannot be resolved`)
  // A client must not have this machine send requests into its private network.
  if (!resolved.ok) return { ok: false, reason: `the registry ${registry} is in a private network` }
  const proxy = await PullProxy.start((name) => resolvePublic(name, policy))
  try {
    const { exceeded } = await pullWithLimits(engine, reference, { ...limits, proxyUrl: proxy.url }, signal)
    return exceeded === undefined ? { ok: true } : { ok: false, reason: exceeded }
  } catch (error) {
    if (signal?.aborted) throw error
    const why = (error as Error).message
    if (refusals.test(why)) return { ok: false, reason: `${registry} does not provide the image: ${why}` }
    throw unreachable(why, error)
  } finally {
    await proxy.stop()
  }
}
