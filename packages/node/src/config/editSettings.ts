import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { parseDocument } from 'yaml'
import { Config } from './Config.ts'
import { parseSettings } from './parseSettings.ts'
import { settingKeys } from './settingKeys.ts'

/** `value` undefined removes the setting, so that its default applies. */
export type SettingChange = { key: string; value: string | undefined }

/**
 * Changes one setting in a settings file and keeps its comments. The result is validated before it replaces the file;
 * problems that the file had before do not prevent the change, so that they can be corrected one after the other.
 *
 * @returns false if the file says so already
 * @throws CONFIG_INVALID for an unknown key, an invalid value or a file that is not YAML; the file is unchanged
 */
export async function editSettings(file: string, { key, value }: SettingChange): Promise<boolean> {
  if (!settingKeys.includes(key))
    throw new MusterError('CONFIG_INVALID', `Unknown setting "${key}".`, {
      hint: `The settings are ${settingKeys.join(', ')}.`,
    })
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new MusterError('CONFIG_INVALID', `Cannot read ${file}: ${error.code}.`, { cause: error })
  })
  const known = problemsIn(before, file)
  const after = changed(before, key.split('.'), value)
  const added = problemsIn(after, file).filter((problem) => !known.includes(problem))
  if (added.length > 0)
    throw new MusterError(
      'CONFIG_INVALID',
      value === undefined
        ? `Cannot unset ${key}: ${added.join('; ')}`
        : `Invalid value "${value}": ${added.join('; ')}`,
      { hint: 'Nothing was changed. docs/cli.md lists the settings and their values.' },
    )
  if (after === before) return false
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.new`
  await rm(fresh, { force: true })
  await writeFile(fresh, after, { mode: 0o600 })
  await rename(fresh, file)
  return true
}

/** Lists the problems of a settings file, each with its setting. @throws CONFIG_INVALID if the text is not YAML */
function problemsIn(text: string, file: string): string[] {
  const parsed = parseSettings(text)
  if (!parsed.ok)
    throw new MusterError('CONFIG_INVALID', `${file}: ${parsed.problems.join('; ')}`, {
      hint: 'Correct the file in an editor, or delete it.',
    })
  const { error } = parseUntrusted(Config, parsed.settings)
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.') || 'settings'}: ${issue.message}`)
}

function changed(text: string, keys: string[], value: string | undefined): string {
  const document = parseDocument(text)
  if (value !== undefined) document.setIn(keys, typed(keys, value))
  else if (document.hasIn(keys)) {
    document.deleteIn(keys)
    const above = keys.slice(0, -1)
    const group = above.length > 0 ? document.getIn(above) : undefined
    if (typeof group === 'object' && group !== null && 'items' in group && Array.isArray(group.items))
      if (group.items.length === 0) document.deleteIn(above)
  }
  return document.contents === null || isEmpty(document.toJS()) ? comments(text) : document.toString()
}

/** As the settings file writes it: numbers as numbers, roles as a list. */
function typed(keys: readonly string[], value: string): unknown {
  if (keys[0] === 'roles') return value.split(',').map((role) => role.trim())
  return /^\d+$/.test(value) ? Number(value) : value
}

const isEmpty = (value: unknown) => value === null || Object.keys(value as object).length === 0

/** The comment lines of a text: all that is left of a file without settings. */
const comments = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .map((line) => `${line}\n`)
    .join('')
