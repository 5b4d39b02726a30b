import { z } from 'zod'
import { Config } from './Config.ts'

/** Every setting by its path, such as `ports.api`, in the order of the schema. */
export const settingKeys: readonly string[] = keysOf(
  z.toJSONSchema(Config, { io: 'input', unrepresentable: 'any' }),
)

type Shape = { properties?: Record<string, Shape> }

function keysOf(schema: unknown): string[] {
  return Object.entries((schema as Shape).properties ?? {}).flatMap(([key, inner]) =>
    inner.properties ? keysOf(inner).map((below) => `${key}.${below}`) : [key],
  )
}
