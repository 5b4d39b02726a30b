import type { ClientStreams } from '../client/stream/ClientStreams.ts'

/** The client's streams, as the gateway and the owner's API use them. */
export type OwnedStreams = Pick<
  ClientStreams,
  | 'answer'
  | 'mostCostWei'
  | 'open'
  | 'retract'
  | 'revise'
  | 'streams'
  | 'tokenizerDir'
  | 'topUp'
  | 'view'
  | 'views'
>
