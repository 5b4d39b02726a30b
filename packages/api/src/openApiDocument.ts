import { z } from 'zod'
import { Problem } from './problem.ts'
import type { Route } from './Route.ts'
import { routeTable } from './routeTable.ts'

type Json = Record<string, unknown>

/** Returns the OpenAPI 3.1 document of every route. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routeTable as Readonly<Record<string, Route>>)) {
    paths[route.path] ??= {}
    paths[route.path]![route.method.toLowerCase()] = operation(name, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'muster', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: { owner: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schema(Problem) },
    },
  }
}

function operation(name: string, route: Route): Json {
  const body = route.body
    ? { 'application/json': { schema: schema(route.body) } }
    : route.upload && { 'application/octet-stream': {} }
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'owner' && { security: [{ owner: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: route.summary, content: responseContent(route) },
      default: {
        description: 'Problem details of the error',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function responseContent(route: Route): Json {
  if (route.response) return { 'application/json': { schema: schema(route.response) } }
  if (route.events) return { 'text/event-stream': { schema: eventSchema(route.events) } }
  // the type of the file, which its name tells
  return { '*/*': {} }
}

/** A server-sent event: its data is a JSON text of the given type. */
function eventSchema(type: z.ZodType): Json {
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: schema(type) },
    },
  }
}

function parameters(location: 'path' | 'query', object: z.ZodObject | undefined): Json[] {
  return Object.entries(object?.shape ?? {}).map(([name, type]) => ({
    name,
    in: location,
    required: location === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schema(type as z.ZodType),
  }))
}

function schema(type: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io: 'input' }) as Json
  return rest
}
