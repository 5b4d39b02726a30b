import { z } from 'zod'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export const LogConfig = z.strictObject({
  /** `info` logs each step of a task once; `debug` helps to find a fault. */
  level: z.enum(logLevels).default('info'),
})
export type LogConfig = z.infer<typeof LogConfig>
