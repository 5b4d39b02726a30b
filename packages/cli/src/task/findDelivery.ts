import type { ApiClient, DeliveryView } from '@muster-network/api'
import { findByRef } from '../output/findByRef.ts'

const kind = { noun: 'delivery', list: 'muster status <task> --verbose lists the deliveries of a task.' }
/** The deliveries that a short id is looked up in, newest first: only recent ones can be contested. */
const searched = 10_000

/** Finds a delivery of the network by its id or the start of its id. @throws API_NOT_FOUND, SPEC_BAD_ID */
export async function findDelivery(api: ApiClient, deliveryRef: string): Promise<string> {
  if (/^0x[0-9a-f]{64}$/i.test(deliveryRef)) return deliveryRef.toLowerCase()
  const all: DeliveryView[] = []
  let before: string | null = null
  do {
    const query: { limit: number; before?: string } = { limit: 1000, ...(before !== null && { before }) }
    const page = await api.listCouncils({ query })
    all.push(...page.deliveries)
    before = page.next
  } while (before !== null && all.length < searched)
  return findByRef(all, deliveryRef, kind, ({ deliveryId }) => ({ id: deliveryId })).deliveryId
}
