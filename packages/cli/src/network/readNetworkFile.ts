import { readFile } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'

/** A network of others, as its people hand it out; only what is shown before joining is looked at here. */
export type FoundNetwork = {
  definition: Record<string, unknown>
  deployment: Record<string, unknown>
  rpcUrl: string | undefined
  about: { name: string; chainId: number; assembler: string }
}

const fetchMs = 15_000
const mostBytes = 4 * 2 ** 20

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
 * A network by its file, or by its definition and the manifest of its deployment; each is a path or a URL.
 *
 * @throws CONFIG_NETWORK_FILE
 */
export async function readNetworkFile(
  source: string,
  given: { deployment?: string; rpc?: string },
): Promise<FoundNetwork> {
  const read = await readJson(source)
  const whole = NetworkFile.safeParse(read)
  if (!whole.success && given.deployment === undefined)
    throw new MusterError('CONFIG_NETWORK_FILE', `${source} holds a definition at most, and no deployment`, {
      hint: 'Give its manifest too: --deployment deployment.json. A network file has both.',
    })
  const { definition, deployment } = {
    definition: whole.data?.definition ?? (read as Record<string, unknown>),
    deployment:
      given.deployment === undefined
        ? whole.data!.deployment
        : ((await readJson(given.deployment)) as Record<string, unknown>),
  }
  const about = About.safeParse({ definition, deployment })
  if (!about.success)
    throw new MusterError(
      'CONFIG_NETWORK_FILE',
      `${about.error.issues[0]!.path[0] === 'definition' ? source : (given.deployment ?? source)} is no ${String(about.error.issues[0]!.path[0])} of a network`,
    )
  const { name } = about.data.definition
  return {
    definition,
    deployment,
    rpcUrl: given.rpc ?? whole.data?.rpcUrl,
    about: { name, ...about.data.deployment },
  }
}

async function readJson(source: string): Promise<unknown> {
  const text = /^https?:\/\//.test(source) ? await download(source) : await readLocal(source)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // told below, as any other value that is no object
  }
  throw new MusterError('CONFIG_NETWORK_FILE', `${source} is not a JSON object`)
}

async function readLocal(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'there is no such file' : String(cause.code)
    throw new MusterError('CONFIG_NETWORK_FILE', `${file} cannot be read: ${why}`, { cause })
  })
}

async function download(url: string): Promise<string> {
  const failed = (why: string, cause?: unknown) =>
    new MusterError('CONFIG_NETWORK_FILE', `${url} cannot be fetched: ${why}`, {
      hint: 'Look at the address, or fetch the file yourself and give its path.',
      cause,
    })
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs) })
    if (!response.ok) throw failed(`the server answered ${response.status}`)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > mostBytes) throw failed('it is larger than any network file')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch (error) {
    if (error instanceof MusterError) throw error
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    throw failed(cause?.code ?? (error as Error).message, error)
  }
}
