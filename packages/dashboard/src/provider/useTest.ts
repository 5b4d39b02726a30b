import type { TestStep } from '@muster-network/api'
import { useEffect, useRef, useState } from 'react'

/** Steps of a test as they come; a step is told when it begins and when it has ended, under the same name. */
export function useTest(start: (signal: AbortSignal) => AsyncIterable<TestStep>) {
  const [steps, setSteps] = useState<readonly TestStep[]>([])
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const run = async () => {
    const control = new AbortController()
    stop.current = control
    setSteps([])
    setError(undefined)
    setRunning(true)
    try {
      for await (const step of start(control.signal))
        setSteps((last) => [...last.filter((each) => each.name !== step.name), step])
    } catch (failure) {
      if (!control.signal.aborted) setError(failure)
    } finally {
      setRunning(false)
    }
  }
  return { steps, running, error, run }
}
