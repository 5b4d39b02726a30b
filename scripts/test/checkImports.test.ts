import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkImports } from './checkImports.ts'
import { daemonLayers, providerLayers } from './importTable.ts'
import { plantFiles } from './plantFiles.ts'
import { root as repository } from './repository.ts'

it('passes what the table allows', async () => {
  const root = await plantFiles({
    'packages/core/src/index.ts': 'export const one = 1',
    'packages/chain/src/index.ts':
      "import { one } from '@muster-network/core'\nimport 'node:fs'\nexport { one }",
  })
  expect(await checkImports(root)).toEqual([])
})

it('fails on an upward import, also of types and also dynamic', async () => {
  const root = await plantFiles({
    'packages/core/src/a.ts': "export type { Chain } from '@muster-network/chain'",
    'packages/p2p/src/b.ts': "\nimport type { X } from '@muster-network/node'\nexport type Y = X",
    'packages/api/src/c.ts': "export const load = () => import('@muster-network/cli')",
  })
  expect(await checkImports(root)).toEqual([
    'packages/api/src/c.ts:1 api may not import cli (it may import: core)',
    'packages/core/src/a.ts:1 core may not import chain (it may import: nothing of ours)',
    'packages/p2p/src/b.ts:2 p2p may not import node (it may import: core)',
  ])
})

it('fails on an import cycle between files, once', async () => {
  const root = await plantFiles({
    'packages/core/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b",
    'packages/core/src/b.ts': "import { c } from './deep/c.ts'\nexport const b = () => c",
    'packages/core/src/deep/c.ts': "import { a } from '../a.ts'\nexport const c = () => a",
  })
  expect(await checkImports(root)).toEqual([
    'packages/core/src/a.ts:1 import cycle: packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/deep/c.ts → packages/core/src/a.ts',
  ])
})

it('fails on a deep import across packages, by name and by path', async () => {
  const root = await plantFiles({
    'packages/node/src/a.ts': "import '@muster-network/core/src/errors/errorCodes.ts'",
    'packages/node/src/b.ts': "import '../../core/src/index.ts'",
  })
  expect(await checkImports(root)).toEqual([
    "packages/node/src/a.ts:1 imports @muster-network/core/src/errors/errorCodes.ts: import the package's index, or another entry that it exports",
    'packages/node/src/b.ts:1 leaves its package by ../../core/src/index.ts: import @muster-network/… instead',
  ])
})

it('takes an entry that the other package exports beside its index', async () => {
  const root = await plantFiles({
    'packages/node/package.json': '{"exports": {".": "./src/index.ts", "./files": "./src/files.ts"}}',
    'packages/node/src/files.ts': 'export {}',
    'packages/cli/src/a.ts': "import '@muster-network/node/files'",
  })
  expect(await checkImports(root)).toEqual([])
})

it('fails when core reaches the machine, except in its tests', async () => {
  const root = await plantFiles({
    'packages/core/src/a.ts': "import { readFileSync } from 'node:fs'\nreadFileSync",
    'packages/core/src/a.test.ts': "import 'node:fs'",
  })
  expect(await checkImports(root)).toEqual([
    'packages/core/src/a.ts:1 core is pure and may not import node:fs',
  ])
})

it('fails when a role of the daemon imports another role, also in a test and also by its type', async () => {
  const root = await plantFiles({
    'packages/node/src/provider/a.ts': "import '../replay/c.ts'\nimport '../veto/b.ts'",
    'packages/node/src/veto/b.ts': 'export {}',
    'packages/node/src/veto/b.test.ts': "import type { A } from '../provider/a.ts'\nexport type B = A",
    'packages/node/src/replay/c.ts': 'export {}',
  })
  expect(await checkImports(root)).toEqual([
    'packages/node/src/provider/a.ts:2 provider may not import veto (it may import: confirm, replay, reserve, replicas, settle, presence, wire, task, role, ledger, store)',
    'packages/node/src/veto/b.test.ts:1 veto may not import provider (it may import: confirm, replay, reserve, replicas, settle, presence, wire, task, role, ledger, store)',
  ])
})

it('fails when a shared folder of the daemon imports a role, or what starts the daemon', async () => {
  const root = await plantFiles({
    'packages/node/src/ledger/a.ts':
      "import '../client/b.ts'\nimport '../daemon/c.ts'\nimport '../store/d.ts'",
    'packages/node/src/client/b.ts': 'export {}',
    'packages/node/src/daemon/c.ts': "import '../client/b.ts'",
    'packages/node/src/store/d.ts': 'export {}',
  })
  expect(await checkImports(root)).toEqual([
    'packages/node/src/ledger/a.ts:1 ledger may not import client (it may import: store)',
    'packages/node/src/ledger/a.ts:2 ledger may not import daemon (it may import: store)',
  ])
})

it('fails when a phase of the provider imports an earlier phase', async () => {
  const root = await plantFiles({
    'packages/node/src/provider/Provider.ts': 'export {}',
    'packages/node/src/provider/run/a.ts': "import '../deliver/b.ts'\nimport '../Provider.ts'",
    'packages/node/src/provider/deliver/b.ts': "import '../run/c.ts'",
    'packages/node/src/provider/run/c.ts': 'export {}',
  })
  expect(await checkImports(root)).toEqual([
    'packages/node/src/provider/deliver/b.ts:1 provider/deliver may not import provider/run (it may import: defend, serve, offer, states, settings)',
  ])
})

it('lists only folders that exist in its layers', async () => {
  for (const { folder, rows } of [daemonLayers, providerLayers])
    expect(rows.flat().filter((name) => !existsSync(path.join(repository, folder, name)))).toEqual([])
  const phases = readdirSync(path.join(repository, providerLayers.folder), { withFileTypes: true })
  expect(providerLayers.rows.flat().sort()).toEqual(
    phases
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  )
})
