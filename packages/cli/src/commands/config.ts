import { stringify } from 'yaml'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'

type Options = { json?: boolean }

/** `muster config`: prints the effective settings after file, environment and flags, and changes the file. */
export function addConfig(program: Program): void {
  const config = program.command()
  config
    .command('show')
    .description('print the effective settings')
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const { loadConfig } = await import('@muster-network/node/files')
      const settings = await loadConfig({ env: process.env, flags: {} })
      process.stdout.write(options.json ? `${JSON.stringify(settings)}\n` : stringify(settings))
    })
  config
    .command('set <setting> <value>')
    .description('change a setting in the settings file, such as: config set ports.api 18601')
    .option('--json', 'print one JSON object')
    .action((setting: string, value: string, options: Options) => change(setting, value, options))
  config
    .command('unset <setting>')
    .description('remove a setting from the settings file, so that its default applies')
    .option('--json', 'print one JSON object')
    .action((setting: string, options: Options) => change(setting, undefined, options))
}

async function change(key: string, value: string | undefined, options: Options): Promise<void> {
  const { editSettings, overridingVariable, readApiFile, settingsFile } = await import(
    '@muster-network/node/files'
  )
  const { env } = process
  const file = settingsFile(env)
  const isChanged = await editSettings(file, { key, value })
  const variable = overridingVariable(env, key)
  const daemon = await dataFolder()
    .then(readApiFile)
    .catch(() => undefined)
  print(options, { file, setting: key, value: value ?? null, changed: isChanged }, () =>
    [
      `${isChanged ? '' : 'unchanged: '}${key} is ${value ?? 'not set'} in ${file}`,
      ...(variable ? [`! the environment variable ${variable} overrides it`] : []),
      ...(isChanged && daemon
        ? [`restart the daemon to apply it: ${ownCommand('down')} && ${ownCommand('up --detach')}`]
        : []),
      '',
    ].join('\n'),
  )
}

/** The data folder, if the settings are valid as a whole. */
async function dataFolder(): Promise<string> {
  const { loadConfig } = await import('@muster-network/node/files')
  return (await loadConfig({ env: process.env, flags: {} })).dataDir
}
