import type { Provider } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, Power } from 'lucide-react'
import { useStake } from '../../account/wallet/useWallet.ts'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

/**
 * Turns the provider on, drains it or turns it off. Each dialog explains the effect on running work and money first.
 */
export function ProviderSwitch({ provider }: { provider: Provider }) {
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
          onConfirm={() => api.drainProvider().then(refresh)}
        >
          It accepts no new work and finishes running work ({provider.runs.length} now), then turns off.
        </ConfirmDialog>
      )}
      {off || provider.state === 'draining' ? (
        <ConfirmDialog
          title="Turn this machine on?"
          amount={<Amount wei={needed} />}
          confirm={
            needed > 0n ? (
              <>
                Stake <Amount wei={needed} /> and start
              </>
            ) : (
              'Start'
            )
          }
          trigger={
            <Button variant="primary" icon={<Power aria-hidden size={16} />}>
              Turn on
            </Button>
          }
          onConfirm={() => api.startProvider({ body: { maxStakeWei: needed.toString() } }).then(refresh)}
        >
          {needed > 0n
            ? 'This amount moves from your wallet to your stake. It is locked while work runs; only wrong or abandoned work is slashed.'
            : 'Your stake is sufficient; nothing leaves your wallet. The machine starts to bid by your rules.'}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          danger
          title="Reclaim the machine now?"
          confirm="Reclaim it"
          trigger={
            <Button variant="danger" icon={<Power aria-hidden size={16} />}>
              Turn off
            </Button>
          }
          onConfirm={() => api.stopProvider().then(refresh)}
        >
          {provider.runs.length === 0
            ? 'Nothing is running: it stops bidding at once.'
            : `${provider.runs.length} running parts stop at their last receipted checkpoint. Work up to there is still checked and paid; another provider takes over.`}
        </ConfirmDialog>
      )}
    </>
  )
}

function missingStake(stake: { nodeStakeWei: bigint; freeWei: bigint; nodes: number } | undefined): bigint {
  if (!stake || stake.nodes > 0) return 0n
  return stake.nodeStakeWei > stake.freeWei ? stake.nodeStakeWei - stake.freeWei : 0n
}
