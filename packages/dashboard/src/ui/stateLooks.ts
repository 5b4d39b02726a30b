import {
  Ban,
  CheckCircle2,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleSlash,
  Clock,
  Gavel,
  type LucideIcon,
  PackageCheck,
  Play,
  Power,
  RefreshCw,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
  WifiOff,
  XCircle,
} from 'lucide-react'
import type { Tone } from './Badge.tsx'
import { plainText } from './plainText.ts'

export type StateLook = { tone: Tone; icon: LucideIcon; word: string }

/** Icon and word of every state that a page shows, whichever machine it belongs to. */
const looks: Readonly<Record<string, StateLook>> = {
  // tasks and parts
  preparing: { tone: 'info', icon: RefreshCw, word: 'Preparing' },
  none: { tone: 'plain', icon: CircleDashed, word: 'None' },
  partly: { tone: 'warn', icon: CircleSlash, word: 'Partly done' },
  bidding: { tone: 'info', icon: Gavel, word: 'Bidding' },
  unawarded: { tone: 'plain', icon: CircleDashed, word: 'Not awarded' },
  awarded: { tone: 'info', icon: CircleDot, word: 'Awarded' },
  open: { tone: 'info', icon: CircleDot, word: 'Open' },
  running: { tone: 'info', icon: Play, word: 'Running' },
  cutting: { tone: 'warn', icon: RefreshCw, word: 'Handing over' },
  delivered: { tone: 'info', icon: PackageCheck, word: 'Delivered' },
  checking: { tone: 'info', icon: ShieldCheck, word: 'Being checked' },
  ending: { tone: 'info', icon: Clock, word: 'Ending' },
  ended: { tone: 'ok', icon: CheckCircle2, word: 'Ended' },
  done: { tone: 'ok', icon: CheckCircle2, word: 'Done' },
  closed: { tone: 'ok', icon: CheckCircle2, word: 'Closed' },
  cancelled: { tone: 'plain', icon: Ban, word: 'Cancelled' },
  expired: { tone: 'warn', icon: Clock, word: 'Expired' },
  failed: { tone: 'bad', icon: XCircle, word: 'Failed' },
  // deliveries
  accepted: { tone: 'ok', icon: ShieldCheck, word: 'Accepted' },
  rejected: { tone: 'bad', icon: ShieldAlert, word: 'Rejected' },
  undecided: { tone: 'warn', icon: CircleSlash, word: 'Undecided' },
  disputed: { tone: 'warn', icon: Gavel, word: 'Disputed' },
  paid: { tone: 'ok', icon: CheckCircle2, word: 'Paid' },
  fraud: { tone: 'bad', icon: ShieldAlert, word: 'Fraud, slashed' },
  neutral: { tone: 'warn', icon: CircleSlash, word: 'Undecided' },
  void: { tone: 'plain', icon: Ban, word: 'Void' },
  slashed: { tone: 'bad', icon: ShieldAlert, word: 'Slashed' },
  // answers of seats
  agrees: { tone: 'ok', icon: CheckCircle2, word: 'Agrees' },
  differs: { tone: 'bad', icon: XCircle, word: 'Differs' },
  'no-data': { tone: 'warn', icon: CircleSlash, word: 'No data' },
  abstains: { tone: 'plain', icon: CircleDashed, word: 'Abstains' },
  waiting: { tone: 'plain', icon: Clock, word: 'Waiting' },
  silent: { tone: 'warn', icon: WifiOff, word: 'Silent' },
  // runs
  staging: { tone: 'info', icon: RefreshCw, word: 'Fetching' },
  delivering: { tone: 'info', icon: PackageCheck, word: 'Delivering' },
  settled: { tone: 'ok', icon: CheckCircle2, word: 'Settled' },
  // bids
  standing: { tone: 'info', icon: Clock, word: 'Standing' },
  won: { tone: 'ok', icon: CheckCircle2, word: 'Won' },
  lost: { tone: 'plain', icon: XCircle, word: 'Lost' },
  refused: { tone: 'plain', icon: Ban, word: 'Not bid' },
  // nodes and providers
  on: { tone: 'ok', icon: Power, word: 'On' },
  online: { tone: 'ok', icon: CheckCircle2, word: 'Online' },
  off: { tone: 'plain', icon: Power, word: 'Off' },
  offline: { tone: 'warn', icon: WifiOff, word: 'Offline' },
  paused: { tone: 'warn', icon: CirclePause, word: 'Paused' },
  draining: { tone: 'warn', icon: CirclePause, word: 'Draining' },
  unknown: { tone: 'plain', icon: CircleDashed, word: 'Not asked' },
  'ok-standing': { tone: 'ok', icon: ShieldCheck, word: 'In good standing' },
  jailed: { tone: 'bad', icon: Ban, word: 'Jailed' },
  // steps of tests
  ok: { tone: 'ok', icon: CheckCircle2, word: 'Passed' },
  limited: { tone: 'warn', icon: TriangleAlert, word: 'Limited' },
  broken: { tone: 'bad', icon: XCircle, word: 'Broken' },
  skipped: { tone: 'plain', icon: CircleSlash, word: 'Skipped' },
}

/** How a state is shown; one that a newer daemon invented keeps its own word. */
export function stateLook(state: string): StateLook {
  return (
    looks[state] ?? {
      tone: 'plain',
      icon: CircleDot,
      word: plainText(state.slice(0, 1).toUpperCase() + state.slice(1).replaceAll('-', ' ')),
    }
  )
}
