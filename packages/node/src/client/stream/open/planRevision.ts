import { MusterError, type StreamPrescription } from '@muster-network/core'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream, StreamRevision } from '../ClientStream.ts'
import { packService } from './packService.ts'
import { planService } from './planService.ts'
import { serviceFacts } from './serviceFacts.ts'

/** Terms that are fixed when a stream is opened, by the field of the task file that sets them. */
const fixed = {
  guarantee: 'pay.guarantee, max, price or input',
  classId: 'model',
  council: 'response.council',
  how: 'equivalence',
  unitWork: 'pay.unit',
} as const

/**
 * Packs a new revision of a service. Everything that the terms fix must stay as it was.
 *
 * @throws SPEC_*
 */
export async function planRevision(
  context: ClientContext,
  { streamId, terms }: ClientStream,
  prescription: StreamPrescription,
  folder: string,
): Promise<StreamRevision> {
  const facts = await serviceFacts(context, terms.signer)
  const early = planService(prescription, '0'.repeat(64) as never, facts)
  for (const [name, field] of Object.entries(fixed) as [keyof typeof fixed, string][]) {
    // a smaller guarantee suffices for a cheaper service
    const fits =
      name === 'guarantee'
        ? early.plan.dearestWei * 32n <= terms.guarantee
        : early.terms[name] === terms[name]
    if (!fits)
      throw new MusterError(
        'SPEC_UNSUPPORTED',
        `a revision cannot change ${field}: the stream was opened with other terms`,
        {
          hint: 'Open another stream, and retract this one.',
        },
      )
  }
  const packed = await packService(context, { prescription, folder, pinName: streamId })
  const { text, terms: next } = planService(prescription, packed.blob, facts)
  return { prescription, manifest: text, content: next.content, ...packed }
}
