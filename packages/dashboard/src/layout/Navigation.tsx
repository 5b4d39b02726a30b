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

type Entry = { to: string; label: string; icon: LucideIcon; exact?: boolean }

const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Client',
    entries: [
      { to: '/', label: 'Tasks', icon: LayoutList, exact: true },
      { to: '/submit', label: 'New task', icon: Plus },
      { to: '/budget', label: 'Budget', icon: Coins },
      { to: '/reservations', label: 'Reservations', icon: CalendarClock },
    ],
  },
  {
    title: 'Provider',
    entries: [
      { to: '/provider', label: 'Overview', icon: Cpu, exact: true },
      { to: '/provider/bids', label: 'Bids', icon: Gavel },
      { to: '/provider/settings', label: 'Rules', icon: SlidersHorizontal },
    ],
  },
  {
    title: 'Network',
    entries: [
      { to: '/network', label: 'Market', icon: Gauge, exact: true },
      { to: '/network/nodes', label: 'Nodes', icon: Server },
      { to: '/network/tasks', label: 'All tasks', icon: Globe },
      { to: '/network/checks', label: 'Checks', icon: Scale },
    ],
  },
  {
    title: 'Account',
    entries: [
      { to: '/wallet', label: 'Wallet', icon: Wallet },
      { to: '/rewards', label: 'Rewards', icon: Sprout },
      { to: '/votes', label: 'Votes', icon: Vote },
      { to: '/sale', label: 'Token sale', icon: Store },
    ],
  },
  { title: 'This machine', entries: [{ to: '/setup', label: 'Set-up', icon: Rocket }] },
]

export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label="Pages" className="flex flex-col gap-3.5">
      {groups.map((group) => (
        <div key={group.title}>
          <p className="mb-1 px-2.5 text-xs font-medium text-muted">{group.title}</p>
          <ul className="flex flex-col gap-0.5">
            {group.entries.map(({ to, label, icon: Icon, exact = false }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact }}
                  onClick={() => onNavigate?.()}
                  className="flex h-7.5 items-center gap-2.5 rounded-md px-2.5 text-ink hover:bg-sunken"
                  activeProps={{ className: 'bg-accent-soft font-semibold text-accent!' }}
                >
                  <Icon aria-hidden size={16} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
