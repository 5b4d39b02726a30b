import { hasCode } from '@muster-network/core'
import type { Next } from '../../role/Jobs.ts'
import type { Provider } from '../Provider.ts'

/** The chain is read a moment late: a refused step means that the part is elsewhere by now, and is looked at again. */
export async function unlessMoved({ context }: Provider, step: () => Promise<unknown>): Promise<Next> {
  try {
    await step()
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    context.logger.debug({ error }, 'a step of a part was refused')
  }
  return { againMs: 500 }
}
