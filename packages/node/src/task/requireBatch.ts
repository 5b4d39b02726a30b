import { type BatchPrescription, MusterError, type Prescription } from '@muster-network/core'

/** Returns the prescription of a batch task; rejects a stream, which is opened and not posted. @throws SPEC_UNSUPPORTED */
export function requireBatch(prescription: Prescription): BatchPrescription {
  if (prescription.kind === 'batch') return prescription
  throw new MusterError('SPEC_UNSUPPORTED', 'This task is a stream, not a batch task.', {
    hint: 'Open it with muster serve and its task file.',
  })
}
