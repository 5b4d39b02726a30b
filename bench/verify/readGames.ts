import type { Hex } from '@muster-network/chain'
import { awardedBidOf, type LocalNetwork } from '@muster-network/node'
import { bondsMoved } from '../../e2e/support/bondsMoved.ts'

/** A delivery, its council and its awarded bid, as the chain has them. */
export type Game = Awaited<ReturnType<typeof readGame>>[number]

/** Reads the deliveries of tasks for which a council was drawn. */
export async function readGames(network: LocalNetwork, taskIds: readonly Hex[]): Promise<Game[]> {
  return (await Promise.all(taskIds.map((taskId) => readGame(network, taskId)))).flat()
}

async function readGame(network: LocalNetwork, taskId: Hex) {
  const { context } = network.client
  const { terms } = context.ledger.task(taskId)!
  const bonds = bondsMoved(network, { taskId, terms })
  const games = context.ledger.deliveries(taskId).map(async (record) => {
    const { roster, delivery, outcome, stage, judged } = record
    const bid = await awardedBidOf(context, delivery)
    return roster && bid
      ? [{ terms, delivery, roster, outcome, stage, votes: judged?.votes, bid, bonds }]
      : []
  })
  return (await Promise.all(games)).flat()
}
