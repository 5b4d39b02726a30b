import { type Hex, keccak } from '@muster-network/chain'
import { drawPositions, hardFactor, type Logger } from '@muster-network/core'
import type { PeerNode } from '@muster-network/p2p'
import type { Reveal } from '../serve/whyNotRevealed.ts'
import { askConfirmer, type ConfirmerAsk, type SealedConfirmer } from './askConfirmer.ts'
import type { Candidate } from './Candidate.ts'

/** The opened verdict of one confirmer. */
export type OpenedVerdict = {
  confirmer: Hex
  wrong: boolean
  hard: boolean
  /** The sum of all misses, in nats. */
  missed: number
  /** The second choices at the opened positions, in thousandths. */
  values: number[]
}

export type Round = {
  opened: OpenedVerdict[]
  /** Confirmers that sealed and opened something else or nothing. */
  broken: Hex[]
}

export type RoundAsk = ConfirmerAsk & {
  /** Draws the positions; no confirmer learns them before all have sealed. */
  seed: Uint8Array
  /** Returns the receipt to show to a confirmer that found a hard miss; undefined for a planted answer. */
  revealTo(confirmer: Hex): Promise<Omit<Reveal, 'type'> | undefined>
}

/** Asks confirmers at the same time. All seal before the first one learns which positions it must open. */
export async function askRound(
  { peer, logger }: { peer: Pick<PeerNode, 'openStream'>; logger: Logger },
  candidates: readonly Candidate[],
  ask: RoundAsk,
  signal: AbortSignal,
): Promise<Round> {
  const { streamId, positions, seed } = ask
  const asked = await Promise.allSettled(candidates.map((each) => askConfirmer(peer, each, ask, signal)))
  const sealed: SealedConfirmer[] = []
  for (const [i, each] of asked.entries()) {
    if (each.status === 'fulfilled') sealed.push(each.value)
    else
      logger.debug(
        { streamId, confirmer: candidates[i]!.confirmer, error: each.reason },
        'a confirmer did not check an answer',
      )
  }
  const drawn = positions === 0 ? [] : drawPositions(keccak, seed, positions)
  const round: Round = { opened: [], broken: [] }
  await Promise.all(
    sealed.map(async (each) => {
      const { confirmer } = each.candidate
      try {
        const { verdict, values } = await each.open(drawn)
        const missed = verdict.missed / 1_000
        const { wrong, hard } = verdict
        if ((hard && !wrong) || missed > mostMissed(ask)) {
          round.broken.push(confirmer)
          return
        }
        round.opened.push({ confirmer, wrong, hard, missed, values: values.map(({ value }) => value) })
        const reveal = hard ? await ask.revealTo(confirmer) : undefined
        if (reveal)
          await each
            .reveal(reveal)
            .catch((error) => logger.debug({ streamId, confirmer, error }, 'a confirmer refused a receipt'))
      } catch (error) {
        logger.warn({ streamId, confirmer, error }, 'a confirmer did not open its verdict')
        // it had sealed: who sees what it must open and then is silent hides something
        if (!signal.aborted) round.broken.push(confirmer)
      } finally {
        each.close()
      }
    }),
  )
  return round
}

/** Returns the largest sum of misses: each is capped at 3τ. */
function mostMissed({ manifest: { equivalence }, positions }: RoundAsk): number {
  if (typeof equivalence !== 'object' || equivalence.how !== 'margin') return 0
  return positions * hardFactor * equivalence.tau + 0.001
}
