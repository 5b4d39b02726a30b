import type { Tone } from '../ui/Badge.tsx'

/** Contract events that are more than information. */
const tones: Readonly<Record<string, Tone>> = {
  PayReleased: 'ok',
  Settled: 'ok',
  ChallengeAnswered: 'ok',
  Claimed: 'ok',
  Returned: 'ok',
  BidPassedOver: 'warn',
  PartCut: 'warn',
  PartDeclined: 'warn',
  BeaconExpired: 'warn',
  SeatsMissing: 'warn',
  Challenged: 'warn',
  Replaced: 'warn',
  Contested: 'warn',
  LockForfeited: 'bad',
  Slashed: 'bad',
  Burned: 'bad',
  Jailed: 'bad',
}

/** The tone of a contract event by its name. */
export function eventTone(name: string): Tone {
  return Object.hasOwn(tones, name) ? tones[name]! : 'info'
}
