import type { Hex } from '@muster-network/chain'

export const answerKinds = { computed: 1, noData: 2, abstain: 3 } as const

/** A seat of ours in the council of a delivery, as it is kept. */
export type Duty = {
  deliveryId: Hex
  seat: number
  /** What we say, signed; noted before it is said. */
  answer?: { kind: number; leaf: Hex; seal: Hex; signature: Hex }
  /** The executor has it. */
  given?: boolean
  why?: string
}

export function dutyKey({ deliveryId, seat }: Pick<Duty, 'deliveryId' | 'seat'>): string {
  return `${deliveryId}/${seat}`
}
