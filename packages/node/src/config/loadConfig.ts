import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { Config } from './Config.ts'
import { parseSettings } from './parseSettings.ts'

/** The sources of settings, lowest precedence first: defaults, the file, the environment, flags. */
export type ConfigSources = {
  /** Path of the settings file; without it, `config.yaml` in the data folder, which may be absent. */
  file?: string | undefined
  env: Readonly<Record<string, string | undefined>>
  /** Settings from the command line, as a path such as `ports.api` → value. */
  flags: Readonly<Record<string, string | undefined>>
}

/** Environment variables and their settings. Any other variable that starts with MUSTER_ is an error. */
const variables: Readonly<Record<string, string>> = {
  MUSTER_DATA_DIR: 'dataDir',
  MUSTER_LOG_LEVEL: 'log.level',
  MUSTER_TRIAL_SECONDS: 'client.trialSeconds',
  MUSTER_PORT_API: 'ports.api',
  MUSTER_PORT_PEER: 'ports.peer',
  MUSTER_PUBLIC_HOST: 'publicHost',
  MUSTER_ROLES: 'roles',
  MUSTER_PORT_PUBLIC: 'publicApi.port',
}
const otherVariables = ['MUSTER_CONFIG', 'MUSTER_TEST_FULL', 'MUSTER_TEST_REPORT']

/**
 * Reads every source once and returns the frozen settings. @throws CONFIG_INVALID with every problem in its message:
 * an unknown key, a bad value, an unreadable file.
 */
export async function loadConfig(sources: ConfigSources): Promise<Config> {
  const problems: string[] = []
  const overrides: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sources.env)) {
    if (!name.startsWith('MUSTER_') || value === undefined || otherVariables.includes(name)) continue
    const setting = variables[name]
    if (setting) set(overrides, setting, value)
    else problems.push(`environment: ${name} is not a setting (known: ${Object.keys(variables).join(', ')})`)
  }
  for (const [setting, value] of Object.entries(sources.flags))
    if (value !== undefined) set(overrides, setting, value)

  const named = sources.file ?? sources.env.MUSTER_CONFIG
  const file = settingsFileOf(named, overrides.dataDir)
  const fromFile = await readSettings(file, named !== undefined, problems)

  const parsed = parseUntrusted(Config, merge(fromFile, overrides))
  for (const issue of parsed.error?.issues ?? [])
    problems.push(
      `${issue.path.join('.') || 'settings'}: ${issue.message} (${origin(issue.path, overrides, file)})`,
    )
  if (problems.length > 0 || !parsed.success)
    throw new MusterError(
      'CONFIG_INVALID',
      `invalid settings:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    )
  return deepFreeze(parsed.data)
}

/** Returns the path of the settings file that the environment chooses; the file may be absent. */
export function settingsFile(env: ConfigSources['env']): string {
  return settingsFileOf(env.MUSTER_CONFIG, env.MUSTER_DATA_DIR)
}

function settingsFileOf(named: string | undefined, dataDir: unknown): string {
  const { dataDir: schema } = Config.shape
  return named ?? path.join(schema.safeParse(dataDir).data ?? schema.parse(undefined), 'config.yaml')
}

/** Returns the environment variable that overrides a setting in the file, if it is set. */
export function overridingVariable(env: ConfigSources['env'], setting: string): string | undefined {
  return Object.keys(variables).find((name) => variables[name] === setting && env[name] !== undefined)
}

async function readSettings(
  file: string,
  required: boolean,
  problems: string[],
): Promise<Record<string, unknown>> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || required) problems.push(`${file}: cannot be read (${code})`)
    return {}
  }
  const parsed = parseSettings(text)
  if (parsed.ok) return parsed.settings
  problems.push(...parsed.problems.map((problem) => `${file}: ${problem}`))
  return {}
}

/** Sets a value from the environment or a flag, which is always text; a whole number becomes a number. */
function set(target: Record<string, unknown>, setting: string, value: string): void {
  const keys = setting.split('.')
  let source = target
  for (const key of keys.slice(0, -1)) {
    source[key] ??= {}
    source = source[key] as Record<string, unknown>
  }
  source[keys.at(-1)!] = /^\d+$/.test(value) ? Number(value) : value
}

function merge(weak: Record<string, unknown>, strong: Record<string, unknown>): Record<string, unknown> {
  const result = { ...weak }
  for (const [key, value] of Object.entries(strong)) {
    const below = result[key]
    result[key] = isRecord(value) && isRecord(below) ? merge(below, value) : value
  }
  return result
}

function origin(keys: readonly PropertyKey[], overrides: unknown, file: string): string {
  let source = overrides
  for (const key of keys) source = isRecord(source) ? source[key as string] : undefined
  return source === undefined || keys.length === 0 ? `from ${file}` : 'from the environment or a flag'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) deepFreeze(inner)
  return Object.freeze(value)
}
