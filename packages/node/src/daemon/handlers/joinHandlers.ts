import { DeploymentManifest, deriveKey, type KeyDirectory, LocalSigner } from '@muster-network/chain'
import { MusterError, parseNetwork, parseUntrusted } from '@muster-network/core'
import {
  networkKey,
  type OwnerNetwork,
  readOwnerNetwork,
  writeOwnerNetwork,
} from '../../owner/OwnerNetwork.ts'
import { passwordOf } from '../../owner/passwordOf.ts'
import { requireNetwork } from '../../owner/requireNetwork.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import type { Serving } from './Serving.ts'
import type { SetupProgress } from './SetupProgress.ts'

/**
 * Words of the recovery phrase that the page asks for: enough to prove that it was written down, few enough to type.
 */
const askedWords = 3

/** Handlers for choosing the network and creating its account: the part of the set-up that every role needs. */
export function joinHandlers(serving: Serving, progress: SetupProgress): ApiHandlers {
  const { dataDir } = serving.config
  const { keys } = progress

  return {
    getSetup: () => progress.view(),
    async chooseNetwork({ body }) {
      const before = await readOwnerNetwork(dataDir)
      const next: OwnerNetwork =
        body.mode === 'local'
          ? { version: 1, mode: 'local' }
          : { version: 1, mode: 'join', rpcUrl: body.rpcUrl, ...readFiles(body), roles: body.roles }
      if (next.mode === 'join') await requireNetwork(next)
      // without a choice of roles, the roles chosen earlier for this network stay
      if (next.mode === 'join' && before?.mode === 'join' && networkKey(before) === networkKey(next))
        next.roles ??= before.roles
      // answers about another network do not apply to this one
      if (before && networkKey(before) !== networkKey(next)) progress.write({ at: 'network', done: [] })
      await writeOwnerNetwork(dataDir, next)
      progress.finish('network')
      // a local network creates its account, which has only worthless tokens
      if (next.mode === 'local') progress.finish('key', { phraseConfirmed: true })
      const now = await progress.view()
      // the account for the network exists, so the daemon can move now
      if (now.restartNeeded && now.key?.phraseConfirmed) serving.move?.()
      return now
    },
    async makeKey() {
      const password = await passwordOf(dataDir)
      if (progress.read().phraseConfirmed)
        throw new MusterError('API_CONFLICT', 'the recovery phrase was confirmed and is not shown again', {
          hint: 'Use your written copy; the keys stay on this machine.',
        })
      const phrase = (await phraseOf(keys, password)) ?? (await keys.create(password)).phrase
      return { address: new LocalSigner(deriveKey(phrase, 'client')).address, words: phrase.split(' ') }
    },
    async confirmPhrase({ body }) {
      const phrase = await keys.backUp(await passwordOf(dataDir))
      const words = phrase.split(' ')
      const asked = new Map(body.words.map(({ index, word }) => [index, word.trim().toLowerCase()]))
      const ok = asked.size >= askedWords && [...asked].every(([index, word]) => words[index] === word)
      if (ok) progress.finish('key', { phraseConfirmed: true })
      const setup = await progress.view()
      // the account for the other network exists now
      if (ok && setup.restartNeeded) serving.move?.()
      return { ok, setup }
    },
  }
}

const phraseOf = (keys: KeyDirectory, password: string) => keys.backUp(password).catch(() => undefined)

/** @throws API_UNPROCESSABLE, or the error of the definition */
function readFiles(body: { definition: object; deployment: object }) {
  const deployment = parseUntrusted(DeploymentManifest, body.deployment)
  if (!deployment.success)
    throw new MusterError('API_UNPROCESSABLE', 'deployment: must be the manifest of a deployment')
  return { definition: parseNetwork(JSON.stringify(body.definition)), deployment: deployment.data }
}
