import { type Setup, type SetupStep, setupSteps } from '@muster-network/api'
import { Check } from 'lucide-react'
import { api } from '../session/client.ts'
import { useSetupChange } from './useSetupChange.ts'

const labels: Record<SetupStep, string> = {
  network: 'Network',
  key: 'Keys',
  detect: 'Hardware',
  test: 'Test',
  payout: 'Payout',
  price: 'Price',
  limits: 'Limits',
  live: 'Go live',
}

/** Progress of the set-up; finished steps can be reopened. */
export function StepList({ setup }: { setup: Setup }) {
  const { apply, busy } = useSetupChange()
  return (
    <ol
      aria-label="Steps"
      className="flex flex-wrap gap-1 rounded-xl border border-line bg-surface p-2 lg:flex-col"
    >
      {setupSteps.map((step, index) => {
        const done = setup.done.includes(step)
        const here = setup.step === step
        return (
          <li key={step}>
            <button
              type="button"
              disabled={(!done && !here) || busy}
              aria-current={here ? 'step' : undefined}
              onClick={() => void apply(() => api.goToSetupStep({ body: { step } }))}
              className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left enabled:hover:bg-sunken disabled:cursor-default disabled:text-muted aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <span
                className={`figures grid size-6 place-items-center rounded-full text-xs font-semibold ${done ? 'bg-accent text-on-accent' : 'border border-line-strong'}`}
              >
                {done ? <Check aria-hidden size={14} strokeWidth={3} /> : index + 1}
              </span>
              {labels[step]}
              {done && <span className="sr-only">(done)</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
