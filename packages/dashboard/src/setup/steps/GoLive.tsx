import type { Setup } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { useWallet } from '../../account/wallet/useWallet.ts'
import { api } from '../../session/client.ts'
import { Amount, Price } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Summary of the set-up, then the stake with a confirmation. */
export function GoLive({ setup }: { setup: Setup }) {
  const queries = useQueryClient()
  const needed = setup.stakeNeededWei ?? 0n
  const { data: wallet } = useWallet()
  const missing = wallet ? needed - wallet.tokenWei : 0n
  return (
    <Card>
      <h2 className="text-xl font-semibold">Ready</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        This lists the machine, stakes the required amount and starts bidding.
      </p>
      <DescriptionList
        items={[
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
            'Minimum price',
            setup.hourPriceWei === null ? '–' : <Price key="price" wei={setup.hourPriceWei} unit="hour" />,
          ],
          ['Runs at once', setup.limits?.slots ?? '–'],
          ['Stake', <Amount key="stake" wei={needed} />],
        ]}
      />
      <div className="mt-5">
        {missing > 0n && wallet ? (
          <Notice tone="warn" title="Fund this machine's account first">
            <p className="flex flex-wrap items-center gap-x-1">
              Send at least <Amount wei={missing} /> to <Hash value={wallet.address} what="the account" />,
              and some of the chain's native coin for gas. This page updates when the funds arrive.
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
            trigger={<Button variant="primary">Go live</Button>}
            onConfirm={async () => {
              queries.setQueryData(['setup'], await api.goLive({ body: { maxStakeWei: needed.toString() } }))
              await queries.invalidateQueries({ queryKey: ['provider'] })
            }}
          >
            At most this amount moves from your wallet to your stake. You can withdraw it later; only wrong or
            abandoned work is slashed.
          </ConfirmDialog>
        )}
      </div>
    </Card>
  )
}
