/** One admitted subscriber, as the gateway has measured it. Nothing here is the subscriber's own claim. */
export type Subscriber = {
  /** The provider's address on the chain. */
  provider: string
  /** The owner of the provider: several picks of one request are distinct operators. */
  operator: string
  /** The revision that it serves. */
  revision: number
  /** The price of one unit of output by the admission. */
  unitWei: bigint
  /** The measured wait for the first token; undefined before the first answer. */
  firstTokenMs: number | undefined
  /** Asks that it is answering now, and the most that it answered at once without slowing down. */
  load: { running: number; most: number }
  /** Answers that were paid, and the share of the confirmed ones that stood. */
  record: { answers: number; goodShare: number }
  /** The stake that it has locked, in the stake token. */
  stakeWei: bigint
  /** True when it said that it leaves. */
  draining: boolean
  /** True when it waits for a voucher: its credit for this client is used up. */
  unpaid: boolean
  /** The amount that the gateway may still sign, by `signRoom`. */
  signRoomWei: bigint
}

/** The part of a request that routing depends on. */
export type RoutedRequest = {
  revision: number
  maxUnits: bigint
  /** The most that the answer can cost, its input included. */
  mostWei: bigint
}
