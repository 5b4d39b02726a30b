import type { Proposal } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'

/** For, against and abstain votes as a bar and as text, compared with the quorum. */
export function Tally({ proposal }: { proposal: Proposal }) {
  const { forWei, againstWei, abstainWei, quorumWei } = proposal
  const all = forWei + againstWei + abstainWei
  const whole = all > quorumWei ? all : quorumWei
  const share = (wei: bigint) => (whole === 0n ? 0 : Number((wei * 1000n) / whole) / 10)
  const countedWei = forWei + abstainWei
  return (
    <div>
      <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full" preserveAspectRatio="none">
        <rect width="100%" height="100%" className="fill-sunken" />
        <rect width={`${share(forWei)}%`} height="100%" className="fill-ok" />
        <rect x={`${share(forWei)}%`} width={`${share(againstWei)}%`} height="100%" className="fill-bad" />
        <rect
          x={`${share(forWei + againstWei)}%`}
          width={`${share(abstainWei)}%`}
          height="100%"
          className="fill-line-strong"
        />
      </svg>
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm">
        <span>
          For <Amount wei={forWei} />
        </span>
        <span>
          Against <Amount wei={againstWei} />
        </span>
        <span>
          Abstain <Amount wei={abstainWei} />
        </span>
        <span className="text-muted">
          Quorum <Amount wei={quorumWei} />
          {countedWei >= quorumWei ? ', reached' : ', not reached yet'}
        </span>
      </p>
    </div>
  )
}
