import type { Evidence, Hex } from '@muster-network/chain'

/** The stored record of a seat of ours in the council of a delivery. */
export type Duty = {
  deliveryId: Hex
  seat: number
  /** We asked the executor for the data, so we no longer abstain. Recorded before the request. */
  asked?: true
  /** The executor served everything once, so that we can no longer accuse it of missing data. */
  wasServed?: true
  /** Our signed answer, with the number of its AnswerKind. Recorded before it is sent. */
  answer?: { kind: number; seal: Hex; signature: Hex }
  /** The ends of all pieces, when we agree: we open them if nobody else does. */
  evidence?: Evidence[]
  /** Who has the answer. */
  sentTo?: readonly ('executor' | 'client')[]
  /** The reason of the answer, or of having none. */
  why?: string
}

export function dutyKey({ deliveryId, seat }: Pick<Duty, 'deliveryId' | 'seat'>): string {
  return `${deliveryId}/${seat}`
}
