import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { failed } from '../dev/sample/tasks.ts'
import { axeProblems } from './axeProblems.ts'
import { setUpVisit } from './setUpVisit.ts'

const visit = setUpVisit()
const button = (name: string | RegExp) => visit.button(name)
const field = (label: string) => visit.page.getByLabel(label, { exact: true })
const invalid = () => visit.page.locator('[aria-invalid="true"]').count()
const focused = (label: string) => field(label).and(visit.page.locator(':focus')).waitFor()

/** A folder of a project with a task file, its program and data, and files that are no part of the task. */
async function projectFolder(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'muster-project-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const folder = path.join(home, 'project')
  const files = {
    'task.yaml': `version: 1
kind: batch
name: from-a-folder
data: { path: in/ }
model: { wasm: build/a.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`,
    'build/a.wasm': 'program',
    'in/deep/one.txt': '1',
    'in/two.txt': '2',
    '.git/config': 'secret',
    'README.md': 'read me',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

async function expectFolderRead(): Promise<void> {
  await visit.page.getByText('The task file is valid').waitFor()
  await visit.page.getByText('2 other files were left out').waitFor()
  expect(await field('Name').inputValue()).toBe('from-a-folder')
  for (const file of ['build/a.wasm', 'in/deep/one.txt', 'in/two.txt'])
    await button(`Remove ${file}`).waitFor()
  expect(await button(/^Remove /).count()).toBe(3)
}

it('starts at its first field without a red one, and shows what is missing after a try', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/')
  await visit.page.getByRole('link', { name: 'New task' }).first().click()
  await visit.page.getByText('The task is not complete yet').waitFor()
  await focused('Name')
  expect(await invalid()).toBe(0)
  await field('Maximum for the work, MUST').fill('-1')
  expect(await invalid()).toBe(0)
  await field('Arguments').focus()
  await visit.page.getByText('the amount "-1" is negative').first().waitFor()
  expect(await invalid()).toBe(1)
  await button('Get a quote').click()
  expect(await invalid()).toBe(2)
  await focused('Program file')
  expect(await axeProblems(visit.page)).toEqual([])
  expect(visit.errors).toEqual([])
})

it('writes an uploaded program into its field', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/submit')
  await field('Name').waitFor()
  await visit.page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'mine.wasm', mimeType: 'application/wasm', buffer: Buffer.from('wasm') })
  await visit.page.getByText('The task file is valid').waitFor()
  expect(await field('Program file').inputValue()).toBe('mine.wasm')
})

it('reads a chosen and a dropped folder with a task file', async (context) => {
  skipWithout(context, 'chromium')
  const folder = await projectFolder()
  await visit.open(sampleAnswers(), '/submit')
  await field('Name').waitFor()
  await visit.page.getByLabel('Folder', { exact: true }).setInputFiles(folder)
  await expectFolderRead()

  await visit.page.close()
  await visit.server.stop()
  await visit.open(sampleAnswers(), '/submit')
  const target = visit.page.getByText('Drop files, or a folder')
  const box = (await target.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await visit.page.context().newCDPSession(visit.page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    })
  await expectFolderRead()
  expect(visit.errors).toEqual([])
})

it('orders a container with GPUs, with a check that fits', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/submit')
  await field('Program').selectOption('image')
  await field('Container image').fill(`docker.io/library/python@sha256:${'a'.repeat(64)}`)
  await field('GPUs for each part').fill('2')
  await field('GPU model').fill('NVIDIA GeForce RTX 4090')
  await field('Memory of each GPU').fill('24GiB')
  await field('Regions').selectOption({ label: 'Switzerland' })
  await field('Regions').selectOption({ label: 'All of European Union' })
  await button('Remove Switzerland').click()
  await visit.page.getByText('The task file is valid').waitFor()
  expect(await field('Check').inputValue()).toBe('redundant')
  expect(await axeProblems(visit.page)).toEqual([])
  await visit.page.getByText('YAML', { exact: true }).click()
  const yaml = await visit.page.getByRole('textbox', { name: 'Task file, YAML' }).inputValue()
  expect(yaml).toContain('gpu: { count: 2, model: NVIDIA GeForce RTX 4090, memory: 24GiB }')
  expect(yaml).toContain('region: [ eu ]')
  expect(yaml).toContain('unit: hours')
})

it('shows why a task failed and what to do, and opens it again as a new task', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), `/tasks/${failed.taskId}`)
  await visit.page.getByText('Failed: the program failed on two machines').waitFor()
  await visit.page.getByText('Read the log of the part').waitFor()
  await button('Run again').click()
  await visit.page.waitForURL(/\/submit\?draft=/)
  await visit.page.getByText('The task file is valid').waitFor()
  expect(await field('Name').inputValue()).toBe(failed.name)
  await button('Get a quote').click()
  await visit.page.getByText('9 candidates').waitFor()
})

it('moves between the tabs of a task by keyboard, and keeps the tab in the address', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), `/tasks/${failed.taskId}`)
  const tab = (name: RegExp) => visit.page.getByRole('tab', { name })
  await tab(/^Result/).focus()
  await visit.page.keyboard.press('ArrowRight')
  await visit.page.getByLabel('Search the log').waitFor()
  expect(new URL(visit.page.url()).search).toBe('?tab=log')
  await visit.page.keyboard.press('End')
  await visit.page.getByRole('group', { name: 'Transactions of this task' }).waitFor()
  expect(await tab(/^Receipts/).getAttribute('aria-selected')).toBe('true')
  await visit.page.keyboard.press('ArrowRight')
  await visit.page.waitForURL(/\/tasks\/0x\w+$/)
  await visit.page.goto(`${visit.page.url()}?tab=bids`)
  await visit.page.getByRole('group', { name: 'Bids' }).waitFor()
  // one tab is a stop of the Tab key, then its panel
  await tab(/^Bids/).focus()
  await visit.page.keyboard.press('Tab')
  expect(await visit.page.evaluate("document.activeElement.getAttribute('role')")).toBe('tabpanel')
  expect(visit.errors).toEqual([])
})

it('starts at the first field of a dialog', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/wallet')
  await button('Send').click()
  await visit.dialog.waitFor()
  await visit.dialog
    .getByLabel(/^Amount/)
    .and(visit.page.locator(':focus'))
    .waitFor()
})
