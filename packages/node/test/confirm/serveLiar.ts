import type { Hex } from '@muster-network/chain'
import type { z } from 'zod'
import type { Judgement } from '../../src/confirm/judge/Judgement.ts'
import { judgeAnswer } from '../../src/confirm/judge/judgeAnswer.ts'
import { sealVerdict } from '../../src/confirm/seal/sealVerdict.ts'
import { verdictOf } from '../../src/confirm/seal/verdictOf.ts'
import { readAnswer } from '../../src/confirm/serve/readAnswer.ts'
import { confirmAnswer } from '../../src/wire/confirmCalls.ts'
import type { Member, ToyStream } from './ToyStream.ts'
import { bytes32 } from './toyCase.ts'

type Seal = { seal: Hex; positions: number }

export type Lie = {
  /** Changes the true judgement; without it the liar is honest. */
  judge?(truth: Judgement, positions: number): Judgement
  /** Shows another seal. */
  seal?(own: Seal): Seal
  /** Is silent when it learns what it must open. */
  isSilent?: boolean
}

/** Lets a member of a stream answer confirmations with lies. */
export function serveLiar(stream: ToyStream, { peer, service, signer }: Member, lie: Lie): void {
  peer.handleStream(confirmAnswer, async function* (asked, { incoming, signal }): AsyncGenerator<
    z.output<typeof confirmAnswer.down>
  > {
    const messages = incoming[Symbol.asyncIterator]()
    const next = async () => (await messages.next()).value as z.output<typeof confirmAnswer.up>
    const { work, from, maxUnits, end, streamId, requestId } = asked
    const judged = { work, from, maxUnits, end, answer: await readAnswer(asked.answer, next) }
    const { equivalence } = stream.manifest
    const truth = await judgeAnswer(service, judged, { equivalence, signal })
    const told = lie.judge?.(truth, truth.seconds.length) ?? truth
    const [verdict, nonce, confirmer] = [verdictOf(told), bytes32(`${Math.random()}`), signer.address]
    const sealed = sealVerdict({ streamId, requestId, confirmer, verdict, seconds: told.seconds, nonce })
    const own = { seal: sealed.seal, positions: told.seconds.length }
    yield { type: 'seal', ...(lie.seal?.(own) ?? own) }
    const drawn = await next()
    if (lie.isSilent || drawn.type !== 'open') return
    yield { type: 'opening', verdict, nonce, root: sealed.root, values: sealed.open(drawn.positions) }
  })
}

/** Lies that a confirmer may tell. */
export const lies = {
  alwaysRight: { judge: (truth) => ({ ...truth, wrong: false, hard: false }) },
  alwaysWrong: { judge: (truth) => ({ ...truth, wrong: true, hard: true }) },
  /** Computes nothing and guesses the second choices. */
  guesses: {
    judge: (_, positions) => ({
      ...{ wrong: false, hard: false, misses: [], seconds: Array(positions).fill(-1_500) },
    }),
  },
  /** The same, and calls everything wrong: only its second choices give it away. */
  guessesWrong: {
    judge: (_, positions) => ({
      ...{ wrong: true, hard: true, misses: [], seconds: Array(positions).fill(-1_500) },
    }),
  },
  silent: { isSilent: true },
} as const satisfies Record<string, Lie>
