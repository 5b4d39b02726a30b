import type { Setup } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Submits a step and stores the resulting set-up state. */
export function useSetupChange() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const apply = async (change: () => Promise<Setup>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      queries.setQueryData(['setup'], await change())
      await queries.invalidateQueries({ queryKey: ['status'] })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { apply, busy, error }
}
