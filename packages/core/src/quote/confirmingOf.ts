import type { StreamPrescription } from '../prescription/Prescription.ts'
import type { StreamPlan } from './planStream.ts'

/** Returns the share of answers that is confirmed, and the machines that confirm them. */
export function confirmingOf({
  response,
  private: isPrivate,
}: Pick<StreamPrescription, 'response' | 'private'>): Pick<StreamPlan, 'confirmedShare' | 'confirmer'> {
  // every answer is compared with the others before one is sent
  if (response.method === 'weighted' || response.method === 'unanimous')
    return { confirmedShare: 1, confirmer: 'none' }
  return {
    confirmedShare: response.confirm,
    confirmer: response.confirmer ?? (isPrivate ? 'own' : 'council'),
  }
}
