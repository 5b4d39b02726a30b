import type { StreamDetail } from '@muster-network/api'

/** Returns a curl command that calls a stream. Without a secret the shell's variable MUSTER_API_KEY has the key. */
export function callLine(
  { name, tariff }: Pick<StreamDetail, 'name' | 'tariff'>,
  { baseUrl, secret }: { baseUrl: string; secret: string | null },
): string {
  const header = `-H "Authorization: Bearer ${secret ?? '$MUSTER_API_KEY'}"`
  if (tariff?.unit !== 'tokens')
    return `curl ${baseUrl}/services/${encodeURIComponent(name)}/health ${header}`
  const body = JSON.stringify({ model: name, messages: [{ role: 'user', content: 'Hello!' }] })
  return `curl ${baseUrl}/chat/completions ${header} -H "Content-Type: application/json" -d '${body}'`
}
