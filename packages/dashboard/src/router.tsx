import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readTaskTab } from './client/task/taskTabs.ts'
import { NotFound } from './layout/NotFound.tsx'
import { PageError } from './layout/PageError.tsx'
import { Shell } from './layout/Shell.tsx'
import { SkeletonPage } from './ui/Skeleton.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageError })

// Each page is a separate chunk, loaded when it is first opened.
const tasks = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./client/tasks/TasksPage.tsx'), 'TasksPage'),
})
const submit = createRoute({
  getParentRoute: () => root,
  path: '/submit',
  validateSearch: (search: Record<string, unknown>): { draft?: string } =>
    typeof search.draft === 'string' ? { draft: search.draft } : {},
  component: lazyRouteComponent(() => import('./client/submit/SubmitPage.tsx'), 'SubmitPage'),
})
export const taskRoute = createRoute({
  getParentRoute: () => root,
  path: '/tasks/$taskId',
  validateSearch: readTaskTab,
  component: lazyRouteComponent(() => import('./client/task/TaskPage.tsx'), 'TaskPage'),
})
const budget = createRoute({
  getParentRoute: () => root,
  path: '/budget',
  component: lazyRouteComponent(() => import('./client/budget/BudgetPage.tsx'), 'BudgetPage'),
})
const reservations = createRoute({
  getParentRoute: () => root,
  path: '/reservations',
  component: lazyRouteComponent(
    () => import('./client/reservations/ReservationsPage.tsx'),
    'ReservationsPage',
  ),
})
const wallet = createRoute({
  getParentRoute: () => root,
  path: '/wallet',
  component: lazyRouteComponent(() => import('./account/wallet/WalletPage.tsx'), 'WalletPage'),
})
const rewards = createRoute({
  getParentRoute: () => root,
  path: '/rewards',
  component: lazyRouteComponent(() => import('./account/rewards/RewardsPage.tsx'), 'RewardsPage'),
})
const votes = createRoute({
  getParentRoute: () => root,
  path: '/votes',
  component: lazyRouteComponent(() => import('./account/votes/VotesPage.tsx'), 'VotesPage'),
})
const sale = createRoute({
  getParentRoute: () => root,
  path: '/sale',
  component: lazyRouteComponent(() => import('./account/sale/SalePage.tsx'), 'SalePage'),
})
const provider = createRoute({
  getParentRoute: () => root,
  path: '/provider',
  component: lazyRouteComponent(() => import('./provider/overview/ProviderPage.tsx'), 'ProviderPage'),
})
const bids = createRoute({
  getParentRoute: () => root,
  path: '/provider/bids',
  component: lazyRouteComponent(() => import('./provider/bids/BidsPage.tsx'), 'BidsPage'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/provider/settings',
  component: lazyRouteComponent(() => import('./provider/rules/RulesPage.tsx'), 'RulesPage'),
})
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('./setup/SetupPage.tsx'), 'SetupPage'),
})
const network = createRoute({
  getParentRoute: () => root,
  path: '/network',
  component: lazyRouteComponent(() => import('./network/market/MarketPage.tsx'), 'MarketPage'),
})
const nodes = createRoute({
  getParentRoute: () => root,
  path: '/network/nodes',
  component: lazyRouteComponent(() => import('./network/nodes/NodesPage.tsx'), 'NodesPage'),
})
const networkTasks = createRoute({
  getParentRoute: () => root,
  path: '/network/tasks',
  component: lazyRouteComponent(() => import('./network/tasks/NetworkTasksPage.tsx'), 'NetworkTasksPage'),
})
const networkTask = createRoute({
  getParentRoute: () => root,
  path: '/network/tasks/$taskId',
  component: lazyRouteComponent(() => import('./network/tasks/TaskHistoryPage.tsx'), 'TaskHistoryPage'),
})
const checks = createRoute({
  getParentRoute: () => root,
  path: '/network/checks',
  component: lazyRouteComponent(() => import('./network/checks/ChecksPage.tsx'), 'ChecksPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    tasks,
    submit,
    taskRoute,
    budget,
    reservations,
    wallet,
    rewards,
    votes,
    sale,
    provider,
    bids,
    settings,
    setup,
    network,
    nodes,
    networkTasks,
    networkTask,
    checks,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: SkeletonPage,
  defaultErrorComponent: PageError,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
