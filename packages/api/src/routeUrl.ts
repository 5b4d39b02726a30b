import type { Route } from './Route.ts'

export type RouteTarget = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * Returns the URL of a route relative to the daemon's base URL, for links and images in a page.
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
