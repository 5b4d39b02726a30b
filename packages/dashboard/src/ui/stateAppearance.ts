import {
  Ban,
  CheckCircle2,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleSlash,
  Clock,
  Coins,
  Gavel,
  type LucideIcon,
  PackageCheck,
  Play,
  Power,
  RefreshCw,
  SearchX,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
  WifiOff,
  XCircle,
} from 'lucide-react'
import type { Tone } from './Badge.tsx'
import { plainText } from './plainText.ts'

export type StateAppearance = { tone: Tone; icon: LucideIcon; label: string }

type Labels = Readonly<Record<string, string>>

const entries = (tone: Tone, icon: LucideIcon, labels: Labels): Record<string, StateAppearance> =>
  Object.fromEntries(Object.entries(labels).map(([state, label]) => [state, { tone, icon, label }]))

/**
 * Icon and label of every state, grouped by appearance. Where two state machines share a state name, the key has the
 * machine's name as a prefix.
 */
const appearances: Readonly<Record<string, StateAppearance>> = {
  ...entries('ok', CheckCircle2, {
    ended: 'Ended',
    done: 'Done',
    closed: 'Closed',
    paid: 'Paid',
    agrees: 'Agrees',
    settled: 'Settled',
    won: 'Won',
    online: 'Online',
    ok: 'Passed',
    'epoch claimed': 'Claimed',
    'proposal executed': 'Executed',
    'proposal succeeded': 'Succeeded',
    'sale succeeded': 'Succeeded',
  }),
  ...entries('ok', ShieldCheck, { accepted: 'Accepted', 'ok-standing': 'In good standing' }),
  ...entries('ok', Power, { on: 'On' }),
  ...entries('ok', Coins, { 'epoch claimable': 'To claim' }),
  ...entries('info', RefreshCw, { preparing: 'Preparing', staging: 'Fetching' }),
  ...entries('info', Gavel, { bidding: 'Bidding' }),
  ...entries('info', CircleDot, {
    awarded: 'Awarded',
    open: 'Open',
    'sale open': 'Open',
    'proposal active': 'Open',
  }),
  ...entries('info', Play, {
    running: 'Running',
    'epoch running': 'Counting',
    'reservation running': 'Running',
  }),
  ...entries('info', PackageCheck, {
    delivered: 'Delivered',
    delivering: 'Delivering',
    'epoch posted': 'Posted',
    unchecked: 'Not checked',
  }),
  ...entries('info', ShieldCheck, { checking: 'In check' }),
  ...entries('info', Clock, {
    ending: 'Ending',
    standing: 'Standing',
    'proposal queued': 'Queued',
    'reservation waiting': 'Reserved',
    'reservation summoned': 'Summoned',
  }),
  ...entries('warn', CircleSlash, {
    partly: 'Partly done',
    undecided: 'Undecided',
    unclaimed: 'Not claimed',
    neutral: 'Undecided',
    'no-data': 'No data',
  }),
  ...entries('warn', RefreshCw, { cutting: 'Moving' }),
  ...entries('warn', Clock, { 'proposal expired': 'Expired' }),
  ...entries('warn', SearchX, { unmatched: 'No executor' }),
  ...entries('warn', Gavel, { disputed: 'Disputed', 'epoch challenged': 'Challenged' }),
  ...entries('warn', WifiOff, { silent: 'Silent', offline: 'Offline' }),
  ...entries('warn', CirclePause, { paused: 'Paused', draining: 'Draining' }),
  ...entries('warn', TriangleAlert, { limited: 'Limited' }),
  ...entries('bad', XCircle, {
    failed: 'Failed',
    differs: 'Differs',
    struck: 'Struck, false seal',
    broken: 'Broken',
    'proposal defeated': 'Defeated',
    'sale failed': 'Failed',
  }),
  ...entries('bad', ShieldAlert, { rejected: 'Rejected', fraud: 'Fraud, slashed', slashed: 'Slashed' }),
  ...entries('bad', Ban, { jailed: 'Jailed' }),
  ...entries('plain', CircleDashed, {
    none: 'None',
    unawarded: 'Not awarded',
    abstains: 'Abstains',
    unknown: 'Unknown',
    'reservation none': 'None',
  }),
  ...entries('plain', Ban, {
    cancelled: 'Cancelled',
    void: 'Void',
    refused: 'No bid',
    'proposal cancelled': 'Cancelled',
  }),
  ...entries('plain', Clock, {
    waiting: 'Waiting',
    'epoch waiting': 'Waiting',
    'proposal pending': 'Not yet open',
    'sale upcoming': 'Not yet open',
  }),
  ...entries('plain', XCircle, { lost: 'Lost' }),
  ...entries('plain', Power, { off: 'Off' }),
  ...entries('plain', CircleSlash, { skipped: 'Skipped' }),
  ...entries('plain', CheckCircle2, {
    'epoch over': 'Over',
    'sale over': 'Over',
    'reservation ended': 'Ended',
  }),
}

/** Returns icon and label of a state. A state that this page does not know (from a newer daemon) shows its own name. */
export function stateAppearance(state: string): StateAppearance {
  return (
    appearances[state] ?? {
      tone: 'plain',
      icon: CircleDot,
      label: plainText(state.slice(0, 1).toUpperCase() + state.slice(1).replaceAll('-', ' ')),
    }
  )
}
