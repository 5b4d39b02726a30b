import type { Provider } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, Power } from 'lucide-react'
import { useStake } from '../../account/wallet/useWallet.ts'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

/** On, draining, off: each says what it does to running work and to money before it does it. */
export function Switch({ provider }: { provider: Provider }) {
  const queries = useQueryClient()
  const stake = useStake()
  const refresh = () => queries.invalidateQueries({ queryKey: ['provider'] })
  const needed = missingStake(stake.data)
  const off = provider.state === 'off'
  return (
    <>
      <StateBadge state={provider.state} />
      {!off && provider.state !== 'draining' && (
        <ConfirmDialog
          title="Drain this machine?"
          confirm="Drain"
          trigger={<Button icon={<CirclePause aria-hidden size={16} />}>Drain</Button>}
          act={() => api.drainProvider().then(refresh)}
        >
          It takes no new work and ends what runs ({provider.runs.length} now). Then it is off.
        </ConfirmDialog>
      )}
      {off || provider.state === 'draining' ? (
        <ConfirmDialog
          title="Lend this machine?"
          amount={<Amount wei={needed} />}
          confirm={
            needed > 0n ? (
              <>
                Stake <Amount wei={needed} /> and begin
              </>
            ) : (
              'Begin'
            )
          }
          trigger={
            <Button look="primary" icon={<Power aria-hidden size={16} />}>
              Turn on
            </Button>
          }
          act={() => api.startProvider({ body: { maxStakeWei: needed.toString() } }).then(refresh)}
        >
          {needed > 0n
            ? 'This much more is staked from your wallet. It stays yours, is locked while work runs, and is lost only for wrong or abandoned work.'
            : 'Your stake covers it: nothing leaves your wallet. The machine begins to bid by your rules.'}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          danger
          title="Take the machine back now?"
          confirm="Take it back"
          trigger={
            <Button look="danger" icon={<Power aria-hidden size={16} />}>
              Turn off
            </Button>
          }
          act={() => api.stopProvider().then(refresh)}
        >
          {provider.runs.length === 0
            ? 'Nothing runs: it stops bidding at once.'
            : `The ${provider.runs.length} running leave with their last receipted checkpoint; what was done until then is still checked and paid, and somebody else goes on.`}
        </ConfirmDialog>
      )}
    </>
  )
}

function missingStake(stake: { nodeStakeWei: bigint; freeWei: bigint; nodes: number } | undefined): bigint {
  if (!stake || stake.nodes > 0) return 0n
  return stake.nodeStakeWei > stake.freeWei ? stake.nodeStakeWei - stake.freeWei : 0n
}
