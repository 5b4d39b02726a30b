import { type Route, type RouteTable, routeTable } from '@muster-network/api'
import { MusterError } from '@muster-network/core'

export type FoundRoute = { name: keyof RouteTable; route: Route; params: Record<string, string> }

const routes = Object.entries(routeTable as Readonly<Record<string, Route>>).map(([name, route]) => ({
  name: name as keyof RouteTable,
  route,
  pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/**
 * Finds the route of a request.
 *
 * @throws API_NOT_FOUND; API_METHOD_NOT_ALLOWED, with the methods of the path in `details.allow`; API_BAD_REQUEST
 */
export function findRoute(method: string, pathname: string): FoundRoute {
  for (const { name, route, pattern } of routes) {
    const match = route.method === method ? pattern.exec(pathname) : null
    if (match) return { name, route, params: decode(match.groups ?? {}) }
  }
  const allow = routes.filter(({ pattern }) => pattern.test(pathname)).map(({ route }) => route.method)
  if (allow.length > 0)
    throw new MusterError('API_METHOD_NOT_ALLOWED', `${pathname} does not support ${method}`, {
      details: { allow: allow.join(', ') },
    })
  throw new MusterError('API_NOT_FOUND', `unknown route ${method} ${pathname}`)
}

function decode(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'path: not properly encoded')
  }
}
