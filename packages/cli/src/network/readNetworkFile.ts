import { readFile } from 'node:fs/promises'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'

/** A network to join. Only the fields that the confirmation shows are validated here; the daemon validates the rest. */
export type NetworkSource = {
  definition: Record<string, unknown>
  deployment: Record<string, unknown>
  rpcUrl: string | undefined
  about: { name: string; chainId: number; assembler: string }
}

const fetchMs = 15_000
const maxBytes = 4 * 2 ** 20

const NetworkFile = z.object({
  definition: z.record(z.string(), z.unknown()),
  deployment: z.record(z.string(), z.unknown()),
  rpcUrl: z.string().optional(),
})
const About = z.object({
  definition: z.object({ name: z.string() }),
  deployment: z.object({ chainId: z.int(), assembler: z.string() }),
})

/**
 * Reads a network file, or a definition and a deployment manifest; each is a path or a URL.
 *
 * @throws CONFIG_NETWORK_FILE
 */
export async function readNetworkFile(
  source: string,
  options: { deployment?: string; rpc?: string },
): Promise<NetworkSource> {
  const json = await readJson(source)
  const whole = parseUntrusted(NetworkFile, json)
  if (!whole.success && options.deployment === undefined)
    throw new MusterError('CONFIG_NETWORK_FILE', `${source} has no deployment.`, {
      hint: 'Pass the deployment manifest: --deployment deployment.json. A network file contains both.',
    })
  const { definition, deployment } = {
    definition: whole.data?.definition ?? (json as Record<string, unknown>),
    deployment:
      options.deployment === undefined
        ? whole.data!.deployment
        : ((await readJson(options.deployment)) as Record<string, unknown>),
  }
  const about = parseUntrusted(About, { definition, deployment })
  if (!about.success)
    throw new MusterError(
      'CONFIG_NETWORK_FILE',
      `${about.error.issues[0]!.path[0] === 'definition' ? source : (options.deployment ?? source)} is not a network ${String(about.error.issues[0]!.path[0])}.`,
    )
  const { name } = about.data.definition
  return {
    definition,
    deployment,
    rpcUrl: options.rpc ?? whole.data?.rpcUrl,
    about: { name, ...about.data.deployment },
  }
}

async function readJson(source: string): Promise<unknown> {
  const text = /^https?:\/\//.test(source) ? await download(source) : await readLocal(source)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // reported below, like any other value that is not an object
  }
  throw new MusterError('CONFIG_NETWORK_FILE', `${source} is not a JSON object.`)
}

async function readLocal(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'no such file' : String(cause.code)
    throw new MusterError('CONFIG_NETWORK_FILE', `Cannot read ${file}: ${why}.`, { cause })
  })
}

async function download(url: string): Promise<string> {
  const failed = (why: string, cause?: unknown) =>
    new MusterError('CONFIG_NETWORK_FILE', `Cannot fetch ${url}: ${why}.`, {
      hint: 'Check the URL, or download the file and pass its path.',
      cause,
    })
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs) })
    if (!response.ok) throw failed(`the server returned status ${response.status}`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > maxBytes) throw failed(`the file exceeds ${maxBytes / 2 ** 20} MiB`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch (error) {
    if (error instanceof MusterError) throw error
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    throw failed(cause?.code ?? (error as Error).message, error)
  }
}
