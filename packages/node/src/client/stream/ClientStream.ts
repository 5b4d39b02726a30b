import type { Hex, StreamTerms } from '@muster-network/chain'
import type { StreamPhase, StreamPrescription } from '@muster-network/core'
import type { BlobId } from '@muster-network/p2p'

/** One revision of a stream's service. Its number is its place in the list. */
export type StreamRevision = {
  prescription: StreamPrescription
  /** The text of its StreamManifest, and the text's hash, which is on the chain. */
  manifest: string
  content: Hex
  blob: BlobId
  /** The name of the key that opens the blob. */
  keyName: string
  /** The folder with the pinned tokenizer; undefined when answers are not counted in tokens. */
  tokenizerDir?: string
}

/** The client's record of a stream: everything that is not on the chain. The ledger has its state. */
export type ClientStream = {
  streamId: Hex
  name: string
  terms: StreamTerms
  /** The opened hint: how this gateway is reachable. */
  hint: Hex
  budgetWei: bigint
  createdMs: number
  /** The folder of the task file. */
  folder: string
  /** The name of the key that signs admissions and vouchers. */
  signerKey: string
  revisions: StreamRevision[]
  /** Set when the opening was seen on the chain. */
  openedMs?: number
  /** Set when the chain rejected the opening; nothing was paid. */
  refused?: { code: string; message: string; hint: string }
  /** Top-ups that are not on the chain yet. */
  topUps: { id: string; budgetWei: bigint; lockWei: bigint }[]
  /** The last top-up or revision that the chain rejected. */
  rejected?: { what: 'topUp' | 'revise'; code: string; message: string }
  /** Set when the owner ends the stream, or its own rule of the halt does. */
  retracting?: { why: string }
  phase: StreamPhase
  /** Providers that broke the protocol, with the reason: they are dismissed and not admitted again. */
  blocked: Record<Hex, string>
  /** Set when the stream is closed and its deposit withdrawn. */
  closedMs?: number
}
