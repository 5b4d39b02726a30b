import { useState } from 'react'

/** Something that is done by a button: that it is under way, and what went wrong. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** True when it was done. */
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      await act()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error }
}
