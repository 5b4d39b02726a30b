import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildChatImage } from './buildImage.ts'
import { requireChat } from './test/requireChat.ts'

describe('buildChatImage', () => {
  let root = ''

  beforeEach(async (context) => {
    requireChat(context)
    root = await mkdtemp(path.join(tmpdir(), 'muster-chat-'))
  })

  afterEach(() => rm(root, { recursive: true, force: true }))

  async function buildIn(name: string): Promise<string> {
    const folder = path.join(root, name)
    await mkdir(folder, { recursive: true })
    return buildChatImage({ folder })
  }

  it('produces the same bytes twice, and builds nothing when nothing changed', async () => {
    const first = await buildIn('first')
    expect(await sha256(await buildIn('second'))).toBe(await sha256(first))
    const { mtimeMs } = await stat(first)
    expect(await buildIn('first')).toBe(first)
    expect((await stat(first)).mtimeMs).toBe(mtimeMs)
  })
})

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
