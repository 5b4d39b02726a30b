import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  Coins,
  Cpu,
  Gauge,
  Gavel,
  Globe,
  LayoutList,
  type LucideIcon,
  Plus,
  Rocket,
  Scale,
  Server,
  SlidersHorizontal,
  Sprout,
  Store,
  Vote,
  Wallet,
} from 'lucide-react'

type Entry = { to: string; word: string; icon: LucideIcon; exact?: boolean }

const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Client',
    entries: [
      { to: '/', word: 'Tasks', icon: LayoutList, exact: true },
      { to: '/submit', word: 'New task', icon: Plus },
      { to: '/budget', word: 'Budget', icon: Coins },
      { to: '/reservations', word: 'Reservations', icon: CalendarClock },
    ],
  },
  {
    title: 'Provider',
    entries: [
      { to: '/provider', word: 'Overview', icon: Cpu, exact: true },
      { to: '/provider/bids', word: 'Bids', icon: Gavel },
      { to: '/provider/settings', word: 'Rules', icon: SlidersHorizontal },
    ],
  },
  {
    title: 'Network',
    entries: [
      { to: '/network', word: 'Market', icon: Gauge, exact: true },
      { to: '/network/nodes', word: 'Nodes', icon: Server },
      { to: '/network/tasks', word: 'All tasks', icon: Globe },
      { to: '/network/checks', word: 'Checks', icon: Scale },
    ],
  },
  {
    title: 'Account',
    entries: [
      { to: '/wallet', word: 'Wallet', icon: Wallet },
      { to: '/rewards', word: 'Rewards', icon: Sprout },
      { to: '/votes', word: 'Votes', icon: Vote },
      { to: '/sale', word: 'Token sale', icon: Store },
    ],
  },
  { title: 'This machine', entries: [{ to: '/setup', word: 'Set-up', icon: Rocket }] },
]

export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Pages" className="flex flex-col gap-3.5">
      {groups.map((group) => (
        <div key={group.title}>
          <p className="mb-1 px-2.5 text-xs font-medium text-muted">{group.title}</p>
          <ul className="flex flex-col gap-0.5">
            {group.entries.map(({ to, word, icon: Icon, exact = false }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact }}
                  onClick={() => onNavigate?.()}
                  className="flex h-7.5 items-center gap-2.5 rounded-md px-2.5 text-ink hover:bg-sunken"
                  activeProps={{ className: 'bg-accent-soft font-semibold text-accent!' }}
                >
                  <Icon aria-hidden size={16} />
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
