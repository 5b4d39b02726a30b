/**
 * Everything that is read from this machine's files alone: settings, task files, starter tasks, and the address of
 * the daemon. It is separate from the index, so that a command that only calls the daemon loads no code of chains,
 * peers and executors.
 */

export { Config } from './config/Config.ts'
export { editSettings, type SettingChange } from './config/editSettings.ts'
export { type ConfigSources, loadConfig, overridingVariable, settingsFile } from './config/loadConfig.ts'
export { type PathInside, pathInside } from './pathInside.ts'
export { type ApiFile, isAlive, readApiFile, runningDaemon } from './serve/apiFile.ts'
export { readTaskFile, requireTaskFile } from './task/readTaskFile.ts'
export { requireBatch } from './task/requireBatch.ts'
export { copyTemplate, listTemplates, type StarterTask } from './templates.ts'
