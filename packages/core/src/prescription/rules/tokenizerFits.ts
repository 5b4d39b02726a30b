import { readTaskPath } from '../fields/taskPath.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

const path = ['tokenizer']
const names = ['tokenizer.json', 'tokenizer_config.json'] as const

/** Requires the tokenizer of a stream whose answers are paid in tokens: gateway and executors must count the same tokens. */
export const tokenizerFits: Rule = (task, { files }) => {
  if (task.kind !== 'stream') return []
  const mistake = (what: string, hint: string): Mistake[] => [{ path, what, hint }]
  const unit = task.text('pay', 'function') === 'perUnit' ? task.text('pay', 'unit') : undefined
  if (!task.has(...path))
    return unit === 'tokens'
      ? mistake(
          'an answer is paid in tokens, but no tokenizer is named',
          `write tokenizer: with a folder that has ${names.join(' and ')}`,
        )
      : []
  const reading = readTaskPath(task.text(...path) ?? '')
  if (!reading.ok || files === undefined) return []
  const folder = files(reading.path)
  if (folder === undefined)
    return mistake(`${reading.path} does not exist`, "paths are relative to the task file's folder")
  if (folder.kind === 'file')
    return mistake(`${reading.path} is a file`, `name a folder with ${names.join(' and ')}`)
  const missing = names.filter((name) => files(`${reading.path}/${name}`)?.kind !== 'file')
  return missing.length > 0
    ? mistake(
        `${reading.path} has no ${missing.join(' and no ')}`,
        'copy the file from the folder of the model',
      )
    : []
}
