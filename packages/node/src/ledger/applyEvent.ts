import type { DatabaseSync } from 'node:sqlite'
import type { NetworkEvent } from '@muster-network/chain'
import { toText } from '../store/bigintJson.ts'

/** CutReason of the contracts: those after which a part does not go on. */
const cancelOrExpire: readonly number[] = [3, 4]

/** Folds one event into the tables. The contracts allowed what it says, so nothing is checked here. */
export function applyEvent(db: DatabaseSync, event: NetworkEvent): void {
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values)
  const lower = (text: string) => text.toLowerCase()
  const { timestamp } = event
  switch (`${event.contract}.${event.name}` as const) {
    case 'market.TaskPosted': {
      const { taskId, client, classId, terms, hint } = argsOf(event, 'TaskPosted')
      run(
        'INSERT INTO task (id, client, class_id, peer_key, status, terms, hint, bid_until, posted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        taskId,
        lower(client),
        classId,
        terms.peer,
        'Bidding',
        toText(terms),
        hint,
        terms.bidUntil,
        timestamp,
      )
      for (let part = 0; part < terms.parts * terms.copies; part++)
        run('INSERT INTO part (task_id, part, status) VALUES (?, ?, ?)', taskId, part, 'Unawarded')
      return
    }
    case 'market.TaskExtended': {
      const { taskId, bidUntil } = argsOf(event, 'TaskExtended')
      run('UPDATE task SET bid_until = ? WHERE id = ?', bidUntil, taskId)
      return
    }
    case 'market.TaskChanged': {
      const { oldId } = argsOf(event, 'TaskChanged')
      run("UPDATE task SET status = 'Ended', ended_at = ? WHERE id = ?", timestamp, oldId)
      run("UPDATE part SET status = 'Ended' WHERE task_id = ?", oldId)
      return
    }
    case 'market.TaskEnded': {
      const { taskId } = argsOf(event, 'TaskEnded')
      run("UPDATE task SET status = 'Ended', ended_at = ? WHERE id = ?", timestamp, taskId)
      return
    }
    case 'market.PartAwarded': {
      const { taskId, part, executor, tenure, bidHash } = argsOf(event, 'PartAwarded')
      run(
        "UPDATE task SET status = 'Awarded', awarded_at = COALESCE(awarded_at, ?) WHERE id = ?",
        timestamp,
        taskId,
      )
      run(
        "UPDATE part SET status = 'Running', executor = ?, tenure = ?, bid_hash = ?, awarded_at = ?, cut_reason = 0, until = 0, shown = 0 WHERE task_id = ? AND part = ?",
        lower(executor),
        tenure,
        bidHash,
        timestamp,
        taskId,
        part,
      )
      return
    }
    case 'market.PartDeclined': {
      const { taskId, part } = argsOf(event, 'PartDeclined')
      run("UPDATE part SET status = 'Open' WHERE task_id = ? AND part = ?", taskId, part)
      return
    }
    case 'market.PartCut': {
      const { taskId, part, reason, until } = argsOf(event, 'PartCut')
      run(
        "UPDATE part SET status = 'Cutting', cut_reason = ?, until = ? WHERE task_id = ? AND part = ?",
        reason,
        until,
        taskId,
        part,
      )
      return
    }
    case 'market.CheckpointShown': {
      const { taskId, part, segments } = argsOf(event, 'CheckpointShown')
      run('UPDATE part SET shown = ? WHERE task_id = ? AND part = ?', Number(segments), taskId, part)
      return
    }
    case 'market.PartOpened': {
      const { taskId, part, leaf, units } = argsOf(event, 'PartOpened')
      run(
        "UPDATE part SET status = 'Open', leaf = ?, units = ? WHERE task_id = ? AND part = ?",
        leaf,
        units.toString(),
        taskId,
        part,
      )
      return
    }
    case 'market.PartEnded': {
      const { taskId, part, refund } = argsOf(event, 'PartEnded')
      run(
        "UPDATE part SET status = 'Ended', refund = ? WHERE task_id = ? AND part = ?",
        refund.toString(),
        taskId,
        part,
      )
      return
    }
    case 'market.Delivered': {
      const { deliveryId, taskId, part, delivery } = argsOf(event, 'Delivered')
      run(
        'INSERT INTO delivery (id, task_id, part, executor, delivery) VALUES (?, ?, ?, ?, ?)',
        deliveryId,
        taskId,
        part,
        lower(delivery.executor),
        toText(delivery),
      )
      const place = [delivery.endLeaf, delivery.endUnits.toString(), taskId, part] as const
      run('UPDATE part SET leaf = ?, units = ? WHERE task_id = ? AND part = ?', ...place)
      if (delivery.last)
        run("UPDATE part SET status = 'Delivered' WHERE task_id = ? AND part = ?", taskId, part)
      else if (cancelOrExpire.includes(delivery.cut))
        run("UPDATE part SET status = 'Ending' WHERE task_id = ? AND part = ?", taskId, part)
      return
    }
    case 'market.Settled': {
      const { deliveryId, settlement } = argsOf(event, 'Settled')
      run('UPDATE delivery SET settlement = ? WHERE id = ?', toText(settlement), deliveryId)
      return
    }
    case 'market.Closed': {
      const { deliveryId, outcome } = argsOf(event, 'Closed')
      run('UPDATE delivery SET outcome = ? WHERE id = ?', outcome, deliveryId)
      return
    }
    case 'market.PayReleased': {
      // all or nothing: what goes back to the client was held for everybody, and nobody was paid
      const { taskId, to } = argsOf(event, 'PayReleased')
      run(
        `UPDATE delivery SET settlement = json_set(settlement, '$.paid.$bigint', '0') WHERE task_id = ?1
         AND settlement IS NOT NULL AND (SELECT client FROM task WHERE id = ?1) = ?2`,
        taskId,
        to.toLowerCase(),
      )
      return
    }
    case 'council.Drawn':
    case 'council.BeaconExpired':
    case 'council.SeatsMissing': {
      const { deliveryId, panel } = event.args as { deliveryId: string; panel: unknown }
      run('UPDATE delivery SET panel = ? WHERE id = ?', toText(panel), deliveryId)
      return
    }
    case 'council.Answered': {
      const { deliveryId, seat, kind, leaf, seal } = event.args as {
        deliveryId: string
        seat: number
        kind: number
        leaf: string
        seal: string
      }
      run('INSERT OR REPLACE INTO bound_answer VALUES (?, ?, ?, ?, ?)', deliveryId, seat, kind, leaf, seal)
      return
    }
    case 'council.Judged': {
      const { deliveryId, panel, ...judged } = event.args as { deliveryId: string; panel: unknown }
      run('UPDATE delivery SET panel = ?, judged = ? WHERE id = ?', toText(panel), toText(judged), deliveryId)
      return
    }
    case 'council.Concluded': {
      const { deliveryId } = event.args as { deliveryId: string }
      run('UPDATE delivery SET concluded = 1 WHERE id = ?', deliveryId)
      return
    }
    case 'disputes.Contested': {
      const { deliveryId } = event.args as { deliveryId: string }
      run('UPDATE delivery SET contested = 1 WHERE id = ?', deliveryId)
      return
    }
    case 'disputes.Resolved': {
      const { deliveryId } = event.args as { deliveryId: string }
      run('UPDATE delivery SET contested = 0 WHERE id = ?', deliveryId)
      return
    }
    case 'liveness.Challenged': {
      const { taskId, part, challenger, until } = event.args as {
        taskId: string
        part: number
        challenger: string
        until: number
      }
      run('INSERT OR REPLACE INTO challenge VALUES (?, ?, ?, ?)', taskId, part, lower(challenger), until)
      return
    }
    case 'liveness.ChallengeAnswered':
    case 'liveness.Replaced':
    case 'liveness.ChallengeDropped': {
      const { taskId, part } = event.args as { taskId: string; part: number }
      run('DELETE FROM challenge WHERE task_id = ? AND part = ?', taskId, part)
      return
    }
    case 'registry.NodeListed': {
      const {
        operator,
        class: classId,
        nodeId,
        facts,
      } = event.args as unknown as {
        operator: string
        class: string
        nodeId: string
        facts: { peerKey: string }
      }
      run(
        'INSERT OR REPLACE INTO node VALUES (?, ?, ?, ?, ?, 1, ?)',
        nodeId,
        lower(operator),
        classId,
        facts.peerKey,
        toText(facts),
        timestamp,
      )
      return
    }
    case 'registry.NodeRemoved': {
      const { nodeId } = event.args as unknown as { nodeId: string }
      run('UPDATE node SET listed = 0 WHERE id = ?', nodeId)
      return
    }
  }
}

type MarketEvent = Extract<NetworkEvent, { contract: 'market' }>

function argsOf<Name extends MarketEvent['name']>(event: NetworkEvent, _name: Name) {
  return event.args as Extract<MarketEvent, { name: Name }>['args']
}
