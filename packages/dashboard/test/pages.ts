import { slashed, tasks } from '../dev/sample/tasks.ts'

/** Every route with its heading. */
export const pages = {
  tasks: { path: '/', heading: 'Tasks' },
  task: { path: `/tasks/${tasks[0]!.taskId}`, heading: 'tea-room' },
  'task with a cheat': { path: `/tasks/${slashed.taskId}`, heading: 'gene-search' },
  submit: { path: '/submit', heading: 'New task' },
  budget: { path: '/budget', heading: 'Budget' },
  reservations: { path: '/reservations', heading: 'Reservations' },
  wallet: { path: '/wallet', heading: 'Wallet' },
  rewards: { path: '/rewards', heading: 'Rewards' },
  votes: { path: '/votes', heading: 'Votes' },
  sale: { path: '/sale', heading: 'Token sale' },
  provider: { path: '/provider', heading: 'Provider' },
  bids: { path: '/provider/bids', heading: 'Bids' },
  rules: { path: '/provider/settings', heading: 'Rules' },
  setup: { path: '/setup', heading: 'Set up this machine' },
  market: { path: '/network', heading: 'Market' },
  nodes: { path: '/network/nodes', heading: 'Nodes' },
  'network tasks': { path: '/network/tasks', heading: 'All tasks' },
  'task on the chain': { path: `/network/tasks/${tasks[0]!.taskId}`, heading: 'Task on the chain' },
  checks: { path: '/network/checks', heading: 'Checks' },
  'no such page': { path: '/nowhere', heading: 'Page not found' },
} as const
