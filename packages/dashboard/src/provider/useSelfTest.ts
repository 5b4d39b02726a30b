import type { TestStep } from '@muster-network/api'
import { useEffect, useRef, useState } from 'react'

/** Streams the steps of a test. Each step is reported twice under one name: when it starts and when it ends. */
export function useSelfTest(start: (signal: AbortSignal) => AsyncIterable<TestStep>) {
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
