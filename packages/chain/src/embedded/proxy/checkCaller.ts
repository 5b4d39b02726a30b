import type { IncomingHttpHeaders } from 'node:http'

export type CallerRules = { allowedHosts: readonly string[]; allowedOrigins: readonly string[] }

const loopback = ['127.0.0.1', 'localhost', '[::1]']

export type CallerCheck = { ok: true } | { ok: false; reason: string }

/**
 * Rejects web pages. A page on another site sends its Origin; a page that points its own name at this machine (DNS
 * rebinding) sends that name as Host; and a form cannot send JSON without a CORS preflight, which we reject.
 */
export function checkCaller(headers: IncomingHttpHeaders, rules: CallerRules): CallerCheck {
  const host = headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  if (!loopback.includes(host) && !rules.allowedHosts.includes(host))
    return { ok: false, reason: `host ${JSON.stringify(host)} is not allowed` }
  if (headers.origin !== undefined && !rules.allowedOrigins.includes(headers.origin))
    return { ok: false, reason: `origin ${JSON.stringify(headers.origin)} is not allowed` }
  return { ok: true }
}
