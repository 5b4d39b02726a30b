import { pasteable } from '@muster-network/core'
import { useStatus } from './useStatus.ts'

/** Returns a function that makes the commands in a text of muster's own work in a shell on this machine. */
export function usePasteable(): (text: string) => string {
  const { data } = useStatus()
  return (text) => pasteable(text, data?.command ?? 'muster')
}
