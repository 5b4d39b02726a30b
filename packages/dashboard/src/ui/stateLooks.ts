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
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
  WifiOff,
  XCircle,
} from 'lucide-react'
import type { Tone } from './Badge.tsx'
import { plainText } from './plainText.ts'

export type StateLook = { tone: Tone; icon: LucideIcon; word: string }

type Words = Readonly<Record<string, string>>

const look = (tone: Tone, icon: LucideIcon, words: Words): Record<string, StateLook> =>
  Object.fromEntries(Object.entries(words).map(([state, word]) => [state, { tone, icon, word }]))

/**
 * Icon and word of every state that a page shows, by how it looks. Machines whose states are words of another one too have
 * their name before them.
 */
const looks: Readonly<Record<string, StateLook>> = {
  ...look('ok', CheckCircle2, {
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
  ...look('ok', ShieldCheck, { accepted: 'Accepted', 'ok-standing': 'In good standing' }),
  ...look('ok', Power, { on: 'On' }),
  ...look('ok', Coins, { 'epoch claimable': 'To claim' }),
  ...look('info', RefreshCw, { preparing: 'Preparing', staging: 'Fetching' }),
  ...look('info', Gavel, { bidding: 'Bidding' }),
  ...look('info', CircleDot, {
    awarded: 'Awarded',
    open: 'Open',
    'sale open': 'Open',
    'proposal active': 'Open',
  }),
  ...look('info', Play, {
    running: 'Running',
    'epoch running': 'Counted now',
    'reservation running': 'Running',
  }),
  ...look('info', PackageCheck, {
    delivered: 'Delivered',
    delivering: 'Delivering',
    'epoch posted': 'Posted',
  }),
  ...look('info', ShieldCheck, { checking: 'Being checked' }),
  ...look('info', Clock, {
    ending: 'Ending',
    standing: 'Standing',
    'proposal queued': 'Queued',
    'reservation waiting': 'Reserved',
    'reservation summoned': 'Called',
  }),
  ...look('warn', CircleSlash, {
    partly: 'Partly done',
    undecided: 'Undecided',
    neutral: 'Undecided',
    'no-data': 'No data',
  }),
  ...look('warn', RefreshCw, { cutting: 'Handing over' }),
  ...look('warn', Clock, { expired: 'Expired', 'proposal expired': 'Expired' }),
  ...look('warn', Gavel, { disputed: 'Disputed', 'epoch challenged': 'Challenged' }),
  ...look('warn', WifiOff, { silent: 'Silent', offline: 'Offline' }),
  ...look('warn', CirclePause, { paused: 'Paused', draining: 'Draining' }),
  ...look('warn', TriangleAlert, { limited: 'Limited' }),
  ...look('bad', XCircle, {
    failed: 'Failed',
    differs: 'Differs',
    broken: 'Broken',
    'proposal defeated': 'Defeated',
    'sale failed': 'Failed',
  }),
  ...look('bad', ShieldAlert, { rejected: 'Rejected', fraud: 'Fraud, slashed', slashed: 'Slashed' }),
  ...look('bad', Ban, { jailed: 'Jailed' }),
  ...look('plain', CircleDashed, {
    none: 'None',
    unawarded: 'Not awarded',
    abstains: 'Abstains',
    unknown: 'Not asked',
    'reservation none': 'None',
  }),
  ...look('plain', Ban, {
    cancelled: 'Cancelled',
    void: 'Void',
    refused: 'Not bid',
    'proposal cancelled': 'Cancelled',
  }),
  ...look('plain', Clock, {
    waiting: 'Waiting',
    'epoch waiting': 'Waiting',
    'proposal pending': 'Not yet open',
    'sale upcoming': 'Not yet open',
  }),
  ...look('plain', XCircle, { lost: 'Lost' }),
  ...look('plain', Power, { off: 'Off' }),
  ...look('plain', CircleSlash, { skipped: 'Skipped' }),
  ...look('plain', CheckCircle2, { 'epoch over': 'Over', 'sale over': 'Over', 'reservation ended': 'Ended' }),
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
