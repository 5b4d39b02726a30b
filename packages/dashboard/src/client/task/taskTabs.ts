export const taskTabs = ['result', 'log', 'bids', 'checks', 'receipts'] as const
export type TaskTab = (typeof taskTabs)[number]

/** Reads the tab of a task's address; an unknown tab opens the first. */
export function readTaskTab(search: Record<string, unknown>): { tab?: TaskTab } {
  const tab = taskTabs.find((each) => each === search.tab)
  return tab === undefined || tab === 'result' ? {} : { tab }
}
