import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildOnce, copyTemplate, listTemplates } from './templates.ts'

it('compiles the program of a template once, from the moment that the templates are listed', async () => {
  const listed = await listTemplates()
  expect(listed.map(({ templateId }) => templateId)).toEqual(['render', 'train', 'search'])
  const build = buildOnce('trainer')
  expect(buildOnce('trainer')).toBe(build)
  const home = await mkdtemp(path.join(tmpdir(), 'muster-template-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const drafts = ['a', 'b'].map((name) => path.join(home, name))
  await Promise.all(drafts.map((draft) => copyTemplate('train', draft)))
  expect(buildOnce('trainer')).toBe(build)
  for (const draft of drafts) expect((await readdir(draft)).sort()).toEqual(['build', 'in', 'task.yaml'])
})
