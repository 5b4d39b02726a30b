import type { Setup } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '../live/QueryContent.tsx'
import { api } from '../session/client.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StepList } from './StepList.tsx'
import { ChooseNetwork } from './steps/ChooseNetwork.tsx'
import { DetectHardware } from './steps/DetectHardware.tsx'
import { Done } from './steps/Done.tsx'
import { GoLive } from './steps/GoLive.tsx'
import { MakeKey } from './steps/MakeKey.tsx'
import { Payout } from './steps/Payout.tsx'
import { Price } from './steps/Price.tsx'
import { SetLimits } from './steps/SetLimits.tsx'
import { TestMachine } from './steps/TestMachine.tsx'

const pages = {
  network: ChooseNetwork,
  key: MakeKey,
  detect: DetectHardware,
  test: TestMachine,
  payout: Payout,
  price: Price,
  limits: SetLimits,
  live: GoLive,
  done: Done,
} as const

/** Set-up wizard. The daemon stores its progress, so that a closed page resumes at the same step. */
export function SetupPage() {
  const query = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => api.getSetup(undefined, { signal }),
    refetchInterval: 5000,
  })
  return (
    <>
      <PageHeader
        title="Set up this machine"
        about="Takes a few minutes, no command line. You can stop at any point and resume later."
      />
      <QueryContent query={query} what="set-up" skeleton={<Skeleton className="h-96 w-full" />}>
        {(setup) => <Wizard setup={setup} />}
      </QueryContent>
    </>
  )
}

function Wizard({ setup }: { setup: Setup }) {
  const Page = pages[setup.step]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <StepList setup={setup} />
      <div className="min-w-0 space-y-4">
        {setup.restartNeeded && setup.key?.phraseConfirmed && (
          <Notice tone="info" title={`Switching to ${setup.network?.name ?? 'the other network'}`}>
            The daemon syncs with the network's chain first; this page continues by itself.
          </Notice>
        )}
        <Page key={setup.step} setup={setup} />
      </div>
    </div>
  )
}
