import { execFileSync } from 'node:child_process'

/** Returns the subjects with more than 72 characters among the last `count` commits, merges left out. */
export function longSubjects(root: string, count: number): string[] {
  const log = execFileSync('git', ['log', `-${count}`, '--no-merges', '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  })
  return log.split('\n').filter((subject) => subject.length > 72)
}
