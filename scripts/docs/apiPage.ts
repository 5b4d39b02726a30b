import { type Route, routeTable } from '@muster-network/api'
import type { GeneratedPage } from './GeneratedPage.ts'

/** Generates docs/api.md from the route table. */
export async function apiPage(): Promise<GeneratedPage> {
  const rows = Object.entries(routeTable as Readonly<Record<string, Route>>).map(([name, route]) => {
    const kind = route.events ? 'events' : route.download ? 'file' : route.upload ? 'upload' : ''
    return `| \`${name}\` | \`${route.method} ${route.path}\` | ${route.access} | ${kind} | ${route.summary} |`
  })
  return {
    path: 'docs/api.md',
    content: `# The API

Every daemon serves this API on loopback, on port 18600 if it is free (\`api.json\` in the data folder has the port, the token
and the pid; only the owner can read it). The command line and the dashboard use only this API. \`GET /v1/openapi.json\` returns
its OpenAPI 3.1 document; server, document and typed client are generated from one table, \`packages/api/src/routes/\`.

\`\`\`ts
import { createClient } from '@muster-network/api'

const api = createClient({ baseUrl: 'http://127.0.0.1:18600', token })
const quote = await api.createQuote({ body: { source: { file: '/home/me/task.yaml' } } })
const { taskId } = await api.submitTask({
  body: { source: { file: '/home/me/task.yaml' }, maxSpendWei: quote.depositWei.toString() },
})
for await (const event of api.watchTask({ params: { taskId } })) console.log(event.step)
\`\`\`

- **Access.** \`owner\` routes need \`Authorization: Bearer <token>\` (the file \`api.token\`), or a browser session. \`public\` routes return data that is public on the chain.
- **Browsers** open a link with a one-time code (\`muster up\` and \`muster open\` print it) and exchange the code for the secret of a session, which they send as a bearer token until \`closeSession\` revokes it. No cookie is used, because cookies ignore ports. The daemon rejects calls with a foreign host name, from a foreign origin, or that the browser marks as cross-site.
- **Amounts** are decimal strings in the smallest unit (\`…Wei\`); the typed client parses them to \`bigint\`. **Times** are milliseconds since 1970 (\`…Ms\`).
- **Spending.** Every call that spends names the amount or its maximum: \`maxSpendWei\`, \`maxStakeWei\`, \`maxBondWei\`, \`maxDepositWei\`.
- **Errors** are problem details (RFC 9457, \`application/problem+json\`) with our \`code\`, a \`hint\` and a \`requestId\` that the log contains too; [errors.md](errors.md) lists the codes. A route of a role that the daemon does not run returns 501, \`API_NOT_SERVED\`.
- **Streams** are server-sent events with one JSON value each; a stream ends when no more events can follow. Reconnect with the last number or offset.
- **Files** are sent as raw bytes. The response headers make a browser save untrusted files instead of running them; \`inline=true\` shows images and plain text.
- **Monitoring:** \`/healthz\` (liveness), \`/readyz\` (readiness, with the failed checks), \`/metrics\` (Prometheus text). No token needed.

| function | route | access | kind | description |
|---|---|---|---|---|
${rows.join('\n')}

\`npm run docs\` generates this page from the sources.
`,
  }
}
