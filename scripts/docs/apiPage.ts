import { type Route, routeTable } from '@muster-network/api'
import type { GeneratedPage } from './GeneratedPage.ts'

/** docs/api.md, from the route table itself. */
export async function apiPage(): Promise<GeneratedPage> {
  const rows = Object.entries(routeTable as Readonly<Record<string, Route>>).map(([name, route]) => {
    const kind = route.events ? 'events' : route.download ? 'file' : route.upload ? 'takes a file' : ''
    return `| \`${name}\` | \`${route.method} ${route.path}\` | ${route.access} | ${kind} | ${route.summary} |`
  })
  return {
    path: 'docs/api.md',
    content: `# The API

Every daemon serves it on loopback, port 18600 unless taken (\`api.json\` in the data folder has the port, the token and the
process, for the owner's eyes alone). The command line and the dashboard use nothing else. It is described in OpenAPI 3.1 at
\`GET /v1/openapi.json\`; server, description and typed client are made from one table, \`packages/api/src/routes/\`.

\`\`\`ts
import { createClient } from '@muster-network/api'

const api = createClient({ baseUrl: 'http://127.0.0.1:18600', token })
const quote = await api.quoteTask({ body: { source: { file: '/home/me/task.yaml' } } })
const { taskId } = await api.submitTask({
  body: { source: { file: '/home/me/task.yaml' }, maxSpendWei: quote.depositWei.toString() },
})
for await (const event of api.watchTask({ params: { taskId } })) console.log(event.step)
\`\`\`

- **Who may call.** \`owner\` routes need \`Authorization: Bearer <token>\` (the file \`api.token\`), or the session of a browser. \`public\` ones show what the chain shows anyway.
- **A browser** opens a link with a code that works once (\`muster up\` and \`muster open\` print one) and trades it for a cookie that no script can read. Calls under another host name, from pages of another origin, or that a browser says come from another site are refused.
- **Amounts** are decimal strings in the smallest unit (\`…Wei\`); the typed client reads them as \`bigint\`. **Times** are milliseconds since 1970 (\`…Ms\`).
- **Money.** Every call that spends names the amount or the most: \`maxSpendWei\`, \`maxStakeWei\`, \`maxBondWei\`, \`maxDepositWei\`.
- **Errors** are problem details (RFC 9457, \`application/problem+json\`) with our \`code\`, a \`hint\` and a \`requestId\` that the log has too; [errors.md](errors.md) lists the codes. A role that the daemon does not play answers 501, \`API_NOT_SERVED\`.
- **Streams** are server-sent events, one JSON value each; they end by themselves when nothing more can come. Reconnect with the number or offset seen last.
- **Files** go in and out as they are. What a stranger made is sent so that a browser saves it instead of running it; pictures and plain text may be shown with \`inline=true\`.
- **For machines that watch this one:** \`/healthz\` (it lives), \`/readyz\` (it can work, or what is in the way), \`/metrics\` (Prometheus text). No token.

| function | route | who | kind | does |
|---|---|---|---|---|
${rows.join('\n')}

\`npm run docs\` writes this page from the sources.
`,
  }
}
