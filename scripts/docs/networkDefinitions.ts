import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type NetworkDefinition, parseNetwork } from '@muster-network/core'
import { root } from '../test/repository.ts'

const names = ['muster', 'dedium', 'dicompute', 'opengpu', 'dekube'] as const

/** Reads every network definition of the repository, the default first. */
export async function networkDefinitions(): Promise<NetworkDefinition[]> {
  return Promise.all(
    names.map(async (name) =>
      parseNetwork(await readFile(path.join(root, 'networks', `${name}.json`), 'utf8')),
    ),
  )
}
