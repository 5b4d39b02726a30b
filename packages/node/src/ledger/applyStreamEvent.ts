import type { DatabaseSync } from 'node:sqlite'
import type { NetworkEvent } from '@muster-network/chain'
import { toText } from '../store/bigintJson.ts'

export type StreamEvent = Extract<NetworkEvent, { contract: 'streams' }>

/** Folds one event of a stream into the tables. */
export function applyStreamEvent(db: DatabaseSync, event: StreamEvent): void {
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values)
  const subscription = (change: string, ...values: [...(string | number)[], string, string]) =>
    run(`UPDATE subscription SET ${change} WHERE stream_id = ? AND provider = ?`, ...values)
  const { timestamp } = event
  switch (event.name) {
    case 'Opened': {
      const { streamId, client, classId, terms, hint } = event.args
      run(
        'INSERT INTO stream (id, client, class_id, status, terms, hint, signer, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[streamId, client.toLowerCase(), classId, 'open', toText(terms), hint],
        terms.signer.toLowerCase(),
        timestamp,
      )
      return
    }
    case 'SignerSet': {
      const { streamId, signer } = event.args
      run(
        'UPDATE stream SET signer_before = signer, signer = ?, signer_at = ? WHERE id = ?',
        signer.toLowerCase(),
        timestamp,
        streamId,
      )
      return
    }
    case 'Revised': {
      const { streamId, revision } = event.args
      run('UPDATE stream SET revision = ? WHERE id = ?', revision, streamId)
      return
    }
    case 'Joined': {
      const { streamId, provider, node, receiptKey } = event.args
      run(
        `INSERT INTO subscription (stream_id, provider, status, node, receipt_key) VALUES (?, ?, 'serving', ?, ?)
         ON CONFLICT DO UPDATE SET status = 'serving', node = excluded.node, receipt_key = excluded.receipt_key,
         left_at = NULL, dismissed = 0`,
        ...[streamId, provider.toLowerCase(), node, receiptKey.toLowerCase()],
      )
      return
    }
    case 'Left': {
      const { streamId, provider, waivedTo } = event.args
      const of = [streamId, provider.toLowerCase()] as const
      subscription("status = 'left', left_at = COALESCE(left_at, ?)", timestamp, ...of)
      // a waiver counts as paid
      if (waivedTo > 0n) subscription('claimed = ?', waivedTo.toString(), ...of)
      return
    }
    case 'Dismissed': {
      const { streamId, provider } = event.args
      subscription("status = 'left', left_at = ?, dismissed = 1", timestamp, streamId, provider.toLowerCase())
      return
    }
    case 'Settled': {
      const { streamId, payee, claimed } = event.args
      subscription('claimed = ?', claimed.toString(), streamId, payee.toLowerCase())
      return
    }
    case 'Released': {
      const { streamId, provider } = event.args
      // a stake can be released after its provider was expelled
      subscription(
        "status = CASE status WHEN 'expelled' THEN status ELSE 'released' END",
        streamId,
        provider.toLowerCase(),
      )
      return
    }
    case 'Expelled': {
      const { streamId, provider } = event.args
      subscription("status = 'expelled'", streamId, provider.toLowerCase())
      return
    }
    case 'Ending': {
      const { streamId } = event.args
      run("UPDATE stream SET status = 'ending', ended_at = ? WHERE id = ?", timestamp, streamId)
      return
    }
    case 'Closed': {
      const { streamId } = event.args
      run("UPDATE stream SET status = 'closed' WHERE id = ?", streamId)
      return
    }
  }
}
