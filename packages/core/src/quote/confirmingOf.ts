import type { StreamPrescription } from '../prescription/Prescription.ts'

export type Confirming = {
  /** p: the share of answers that is compared with another computation. */
  confirmedShare: number
  /** Machines that confirm; none when the council compares every answer itself. */
  confirmer: 'own' | 'council' | 'none'
}

/** Returns the share of answers that is confirmed, and the machines that confirm them. */
export function confirmingOf({
  response,
  private: isPrivate,
}: Pick<StreamPrescription, 'response' | 'private'>): Confirming {
  // every answer is compared with the others before one is sent
  if (response.method === 'weighted' || response.method === 'unanimous')
    return { confirmedShare: 1, confirmer: 'none' }
  return {
    confirmedShare: response.confirm,
    confirmer: response.confirmer ?? (isPrivate ? 'own' : 'council'),
  }
}
