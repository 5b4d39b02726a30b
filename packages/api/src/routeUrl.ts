import type { Route } from './Route.ts'

export type RouteTarget = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * The address of a route below the daemon's own: for links and pictures that a page loads by itself.
 *
 * @example routeUrl(routeTable.downloadResult, { params: { taskId }, query: { path: 'out.png' } })
 */
export function routeUrl(route: Route, { params, query }: RouteTarget): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}
