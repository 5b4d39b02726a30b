import { once } from 'node:events'
import { readdir, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { createScratch } from './createScratch.ts'

/** A program cannot reach the host's files, the network or other runs. */
export function containmentCompliance<Program>(setup: ComplianceSetup<Program>): void {
  describe('containment', () => {
    it('reads its own input and no other file of the machine', async (context) => {
      if (setup.unreachable?.containment !== undefined) context.skip(setup.unreachable.containment)
      setup.needs?.(context)
      const { open, spec, root, inputDir } = await createScratch(setup)
      const secret = join(root, 'secret.txt')
      await writeFile(secret, 'key')
      await symlink(secret, join(inputDir, 'link.txt'))
      const executor = await open()
      const loot = async (path: string) => {
        const run = await executor.start(spec(setup.programs.peek, { args: [path] }))
        const outcome = await run.wait()
        expect(outcome, path).toMatchObject({ kind: 'finished' })
        return outcome.kind === 'finished' ? await readdir(outcome.result.dir) : []
      }
      // The first read must succeed: without it, the others would pass for a program that cannot read at all.
      expect(await loot('/in/a.txt')).toEqual(['loot'])
      for (const path of [secret, '/in/link.txt', `/in/../../../../../../../..${secret}`])
        expect(await loot(path), path).toEqual([])
    })

    it('cannot write to its input', async (context) => {
      setup.needs?.(context)
      const { open, spec, inputDir } = await createScratch(setup)
      const run = await (await open()).start(spec(setup.programs.copy))
      await run.wait()
      expect(await readdir(inputDir)).toEqual(['a.txt'])
    })

    it('cannot connect to a port of the machine', async (context) => {
      if (setup.programs.dial === undefined) return context.skip('no program can open a socket here')
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      let reached = 0
      const server = createServer((socket) => {
        reached++
        socket.destroy()
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      try {
        const { port } = server.address() as { port: number }
        const run = await (await open()).start(spec(setup.programs.dial, { args: [`${port}`] }))
        const outcome = await run.wait()
        expect(reached).toBe(0)
        if (outcome.kind === 'finished') expect(await readdir(outcome.result.dir)).toEqual([])
      } finally {
        server.close()
      }
    })
  })
}
