import type { DatabaseSync } from 'node:sqlite'
import type { NetworkEvent } from '@muster-network/chain'
import {
  answerKinds,
  cutReasons,
  deliveryOutcomes,
  deliveryStages,
  enumCode,
  enumName,
} from '@muster-network/core'
import { toText } from '../store/bigintJson.ts'
import { applyStreamEvent } from './applyStreamEvent.ts'

/** Folds one event into the tables. The contracts have checked it, so nothing is checked here. */
export function applyEvent(db: DatabaseSync, event: NetworkEvent): void {
  if (event.contract === 'streams') {
    applyStreamEvent(db, event)
    return
  }
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
        'bidding',
        toText(terms),
        hint,
        terms.bidUntil,
        timestamp,
      )
      for (let part = 0; part < terms.parts * terms.replicas; part++)
        run('INSERT INTO part (task_id, part, status) VALUES (?, ?, ?)', taskId, part, 'unawarded')
      return
    }
    case 'market.TaskExtended': {
      const { taskId, bidUntil } = argsOf(event, 'TaskExtended')
      run('UPDATE task SET bid_until = ? WHERE id = ?', bidUntil, taskId)
      return
    }
    case 'market.TaskChanged': {
      const { oldId } = argsOf(event, 'TaskChanged')
      run("UPDATE task SET status = 'ended', ended_at = ? WHERE id = ?", timestamp, oldId)
      run("UPDATE part SET status = 'ended' WHERE task_id = ?", oldId)
      return
    }
    case 'market.TaskEnded': {
      const { taskId } = argsOf(event, 'TaskEnded')
      run("UPDATE task SET status = 'ended', ended_at = ? WHERE id = ?", timestamp, taskId)
      return
    }
    case 'market.PartAwarded': {
      const { taskId, part, executor, assignment, bidHash } = argsOf(event, 'PartAwarded')
      run(
        "UPDATE task SET status = 'awarded', awarded_at = COALESCE(awarded_at, ?) WHERE id = ?",
        timestamp,
        taskId,
      )
      run(
        "UPDATE part SET status = 'running', executor = ?, assignment = ?, bid_hash = ?, awarded_at = ?, cut_reason = 'none', until = 0 WHERE task_id = ? AND part = ?",
        lower(executor),
        assignment,
        bidHash,
        timestamp,
        taskId,
        part,
      )
      return
    }
    case 'market.PartDeclined': {
      const { taskId, part } = argsOf(event, 'PartDeclined')
      run("UPDATE part SET status = 'open' WHERE task_id = ? AND part = ?", taskId, part)
      return
    }
    case 'market.PartCut': {
      const { taskId, part, reason, until } = argsOf(event, 'PartCut')
      run(
        "UPDATE part SET status = 'cutting', cut_reason = ?, until = ? WHERE task_id = ? AND part = ?",
        enumName(cutReasons, reason),
        until,
        taskId,
        part,
      )
      return
    }
    case 'market.PartOpened': {
      const { taskId, part, leaf, units } = argsOf(event, 'PartOpened')
      run(
        "UPDATE part SET status = 'open', leaf = ?, units = ? WHERE task_id = ? AND part = ?",
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
        "UPDATE part SET status = 'ended', refund = ? WHERE task_id = ? AND part = ?",
        refund.toString(),
        taskId,
        part,
      )
      return
    }
    case 'market.Delivered': {
      const { deliveryId, taskId, part, delivery } = argsOf(event, 'Delivered')
      const { changes: isClaim } = run(
        'UPDATE delivery SET delivery = ?, settlement = NULL WHERE id = ?',
        toText(delivery),
        deliveryId,
      )
      // the part went on when the cut was opened to others
      if (isClaim) return
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
        run("UPDATE part SET status = 'delivered' WHERE task_id = ? AND part = ?", taskId, part)
      else if (endsPart(delivery.cut))
        run("UPDATE part SET status = 'ending' WHERE task_id = ? AND part = ?", taskId, part)
      return
    }
    case 'market.Unclaimed': {
      const { deliveryId, until } = argsOf(event, 'Unclaimed')
      const stage = enumCode(deliveryStages, 'unclaimed')
      const settlement = { stage, doubt: 0, paid: 0n, fees: 0n, until }
      run('UPDATE delivery SET settlement = ? WHERE id = ?', toText(settlement), deliveryId)
      return
    }
    case 'market.Settled': {
      const { deliveryId, settlement } = argsOf(event, 'Settled')
      run('UPDATE delivery SET settlement = ? WHERE id = ?', toText(settlement), deliveryId)
      return
    }
    case 'market.Closed': {
      const { deliveryId, outcome } = argsOf(event, 'Closed')
      run(
        'UPDATE delivery SET outcome = ?, contested = 0 WHERE id = ?',
        enumName(deliveryOutcomes, outcome),
        deliveryId,
      )
      return
    }
    case 'market.PayReleased': {
      // all or nothing: pay that is refunded to the client was withheld from every executor, so nobody was paid
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
      const { deliveryId, roster } = event.args as { deliveryId: string; roster: unknown }
      run('UPDATE delivery SET roster = ? WHERE id = ?', toText(roster), deliveryId)
      return
    }
    case 'council.Answered': {
      const { deliveryId, seat, kind, seal } = event.args as {
        deliveryId: string
        seat: number
        kind: number
        seal: string
      }
      run(
        'INSERT OR REPLACE INTO bound_answer VALUES (?, ?, ?, ?)',
        deliveryId,
        seat,
        enumName(answerKinds, kind),
        seal,
      )
      return
    }
    case 'council.VerdictReached': {
      const { deliveryId, roster, ...judged } = event.args as { deliveryId: string; roster: unknown }
      run(
        'UPDATE delivery SET roster = ?, judged = ? WHERE id = ?',
        toText(roster),
        toText(judged),
        deliveryId,
      )
      return
    }
    case 'council.Concluded': {
      const { deliveryId } = event.args as { deliveryId: string }
      run('UPDATE delivery SET concluded = 1 WHERE id = ?', deliveryId)
      return
    }
    case 'disputes.Contested': {
      const { deliveryId, segment, challenger, until } = event.args as {
        deliveryId: string
        segment: bigint
        challenger: string
        until: number
      }
      run('UPDATE delivery SET contested = 1 WHERE id = ?', deliveryId)
      run(
        'INSERT INTO dispute (delivery_id, segment, challenger, opened_at, until) VALUES (?, ?, ?, ?, ?)',
        deliveryId,
        Number(segment),
        lower(challenger),
        timestamp,
        until,
      )
      return
    }
    case 'disputes.Voted': {
      const { deliveryId, segment, workIsGood } = event.args as {
        deliveryId: string
        segment: bigint
        workIsGood: boolean
      }
      const side = workIsGood ? 'for_work' : 'against_work'
      run(
        `UPDATE dispute SET ${side} = ${side} + 1 WHERE delivery_id = ? AND segment = ?`,
        deliveryId,
        Number(segment),
      )
      return
    }
    case 'disputes.Resolved': {
      // the delivery stays contested until it is closed: others may still name a segment
      const { deliveryId, segment, ruling } = event.args as {
        deliveryId: string
        segment: bigint
        ruling: number
      }
      run(
        'UPDATE dispute SET ruling = ? WHERE delivery_id = ? AND segment = ?',
        enumName(deliveryOutcomes, ruling),
        deliveryId,
        Number(segment),
      )
      return
    }
    case 'sureties.SuretyLost': {
      const { operator } = event.args as { operator: string }
      run('INSERT OR REPLACE INTO lost_surety VALUES (?, ?)', lower(operator), timestamp)
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

/** Whether the part does not continue after a delivery that was cut: the task was cancelled, or its time was over. */
function endsPart(cut: number): boolean {
  const reason = enumName(cutReasons, cut)
  return reason === 'cancel' || reason === 'expire'
}

type MarketEvent = Extract<NetworkEvent, { contract: 'market' }>

function argsOf<Name extends MarketEvent['name']>(event: NetworkEvent, _name: Name) {
  return event.args as Extract<MarketEvent, { name: Name }>['args']
}
