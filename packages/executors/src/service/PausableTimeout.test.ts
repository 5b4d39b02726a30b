import { expect, it, onTestFinished, vi } from 'vitest'
import { PausableTimeout } from './PausableTimeout.ts'

it('does not count the time in which it is paused', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fired = vi.fn()
  const timeout = new PausableTimeout(100, fired)
  vi.advanceTimersByTime(60)
  timeout.pause()
  vi.advanceTimersByTime(1000)
  timeout.resume()
  timeout.resume()
  vi.advanceTimersByTime(39)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledTimes(1)
})
