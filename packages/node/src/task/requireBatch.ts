import { type BatchPrescription, MusterError, type Prescription } from '@muster-network/core'

/** Returns a prescription that can be posted; rejects a stream, which this version can quote only. @throws SPEC_UNSUPPORTED */
export function requireBatch(prescription: Prescription): BatchPrescription {
  if (prescription.kind === 'batch') return prescription
  throw new MusterError('SPEC_UNSUPPORTED', 'This version cannot open stream tasks yet.', {
    hint: 'To see the cost of the stream, run muster quote with its task file.',
  })
}
