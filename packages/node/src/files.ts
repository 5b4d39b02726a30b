/**
 * What is read from this machine's files alone: settings, task files, starter tasks, and where the daemon is. Apart from the
 * index because a command that only asks the daemon should not wait for the code of chains, peers and executors.
 */

export { Config } from './config/Config.ts'
export { type ConfigSources, loadConfig } from './config/loadConfig.ts'
export { type ApiFile, readApiFile } from './serve/apiFile.ts'
export { readPrescription, requirePrescription } from './task/readPrescription.ts'
export { copyTemplate, listTemplates, type StarterTask } from './templates/templates.ts'
