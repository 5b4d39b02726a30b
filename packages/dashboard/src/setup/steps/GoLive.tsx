import type { Setup } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { useWallet } from '../../account/wallet/useWallet.ts'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Everything once more, then the stake, confirmed with its amount. */
export function GoLive({ setup }: { setup: Setup }) {
  const queries = useQueryClient()
  const needed = setup.stakeNeededWei ?? 0n
  const { data: wallet } = useWallet()
  const missing = wallet ? needed - wallet.tokenWei : 0n
  return (
    <Card>
      <h2 className="text-xl font-semibold">Ready</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        The machine is listed, stakes what the network asks for, and begins to bid.
      </p>
      <Facts
        facts={[
          [
            'Network',
            setup.network
              ? `${setup.network.name}${setup.network.mode === 'local' ? ' (play money)' : ''}`
              : '–',
          ],
          ['Work', setup.hardware?.classNames.join(', ') ?? '–'],
          ['Test', setup.test?.ok ? 'passed' : 'not passed'],
          [
            'Payout',
            <span key="payout" className="font-mono text-sm">
              {setup.payout ?? '–'}
            </span>,
          ],
          [
            'Least price',
            setup.floorPerBillionUnitsWei === null ? (
              '–'
            ) : (
              <Amount key="floor" wei={setup.floorPerBillionUnitsWei} />
            ),
          ],
          ['Runs at once', setup.limits?.slots ?? '–'],
          ['Stake', <Amount key="stake" wei={needed} />],
        ]}
      />
      <div className="mt-5">
        {missing > 0n && wallet ? (
          <Notice tone="warn" title="The account of this machine needs funds first">
            <p className="flex flex-wrap items-center gap-x-1">
              Send at least <Amount wei={missing} /> to <Hash value={wallet.address} what="the account" />,
              and some of the chain's own coin for its fees. This page notices when it is there.
            </p>
          </Notice>
        ) : (
          <ConfirmDialog
            title="Stake and go live?"
            amount={<Amount wei={needed} />}
            confirm={
              <>
                Stake <Amount wei={needed} /> and go live
              </>
            }
            trigger={<Button look="primary">Go live</Button>}
            act={async () => {
              queries.setQueryData(['setup'], await api.goLive({ body: { maxStakeWei: needed.toString() } }))
              await queries.invalidateQueries({ queryKey: ['provider'] })
            }}
          >
            At most this much moves from your wallet to your stake. It stays yours and can be withdrawn; it is
            lost only for wrong or abandoned work.
          </ConfirmDialog>
        )}
      </div>
    </Card>
  )
}
