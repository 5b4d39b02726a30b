import type { LedgerTask } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from './Tenure.ts'
import type { TenureHands } from './TenureCase.ts'
import { unlessMoved } from './unlessMoved.ts'

/** Gives a part back that was not begun: for nothing, while there is time for it. */
export async function declineTenure(
  provider: Provider,
  tenure: Tenure,
  { terms }: LedgerTask,
  because: { noData: boolean; why: string },
): Promise<Next> {
  const { context } = provider
  const { network, sender } = context
  const { taskId, part, bid } = tenure
  const { noData, why } = because
  context.note(taskId, 'declining', { part, why })
  return unlessMoved(provider, () =>
    sendStep(`task/${taskId}/part/${part}/decline/${tenure.number}`, noData, (intent) =>
      network.market.send.decline([terms, bid, part, noData], { by: sender, intent }),
    ),
  )
}

/** Gives a part up that was begun: its receipted work is checked and paid, the rest is somebody else's. */
export async function quitTenure(
  { provider, halt, offerState }: TenureHands,
  tenure: Tenure,
  { terms }: LedgerTask,
  why: string,
): Promise<Next> {
  const { context } = provider
  const { network, sender } = context
  const { taskId, part } = tenure
  if (!tenure.isLeaving) {
    context.note(taskId, 'leaving', { part, why })
    provider.tenures.change(tenureKey(tenure), (held) => ({ ...held, leaving: why, isLeaving: true }))
  }
  await halt(tenure)
  await offerState(tenure)
  return unlessMoved(provider, () =>
    sendStep(`task/${taskId}/part/${part}/quit/${tenure.number}`, 0, (intent) =>
      network.market.send.quit([terms, part], { by: sender, intent }),
    ),
  )
}
