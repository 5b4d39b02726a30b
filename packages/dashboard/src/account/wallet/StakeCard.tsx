import type { Stake } from '@muster-network/api'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { plainText } from '../../ui/plainText.ts'
import { Time } from '../../ui/Time.tsx'

/** The operator's stake: add to it or withdraw the free part. */
export function StakeCard({ stake, inWalletWei }: { stake: Stake; inWalletWei: bigint }) {
  const { freeWei, lockedWei, bondedWei, surety } = stake
  return (
    <Card title="Stake">
      {stake.jail && (
        <div className="mb-3">
          <Notice tone="bad" title="Jailed">
            Cannot take work or seats until <Time atMs={stake.jail.untilMs} />, because{' '}
            {plainText(stake.jail.why)}. Your node then returns by itself.
          </Notice>
        </div>
      )}
      <DescriptionList
        items={[
          ['Free, to back bids', <Amount key="free" wei={freeWei} />],
          ['Locked for running work', <Amount key="locked" wei={lockedWei} />],
          ['Surety for many parts at once', <Amount key="surety" wei={surety.amountWei} />],
          ['Surety in use', <SuretyInUse key="used" surety={surety} />],
          ['Bonded for councils', <Amount key="bonded" wei={bondedWei} />],
          ['Total', <Amount key="all" wei={freeWei + lockedWei + surety.amountWei + bondedWei} />],
          ['Each node needs', <Amount key="node" wei={stake.nodeStakeWei} />],
          ['Nodes listed', stake.nodes],
          ['Outages during runs', `${stake.silences} lately; ${stake.jailSilences} jail for a time`],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <AmountDialog
          title="Add to the stake"
          verb="Stake"
          most={inWalletWei}
          trigger={<Button variant="primary">Add stake</Button>}
          onConfirm={(wei) => api.addStake({ body: { amountWei: wei.toString() } })}
        >
          It moves from your wallet to your stake. You can withdraw it later; only wrong or abandoned work is
          slashed.
        </AmountDialog>
        <AmountDialog
          title="Withdraw free stake"
          verb="Withdraw"
          most={freeWei}
          trigger={<Button disabled={freeWei === 0n}>Withdraw</Button>}
          onConfirm={(wei) => api.withdrawStake({ body: { amountWei: wei.toString() } })}
        >
          Free stake moves back to your wallet. The minimum stake of listed nodes cannot be withdrawn.
        </AmountDialog>
        <AmountDialog
          title="Raise the surety"
          verb="Raise"
          most={freeWei}
          trigger={<Button disabled={freeWei === 0n}>Raise surety</Button>}
          onConfirm={(wei) => api.raiseSurety({ body: { amountWei: wei.toString() } })}
        >
          Free stake moves into the surety. It backs many parts at once with less stake than a lock for each.
          The first proof of wrong work costs all of it, and your other parts that it backs.
        </AmountDialog>
        <AmountDialog
          title="Lower the surety"
          verb="Lower"
          most={surety.amountWei - surety.usedWei}
          trigger={<Button disabled={surety.amountWei === surety.usedWei}>Lower surety</Button>}
          onConfirm={(wei) => api.lowerSurety({ body: { amountWei: wei.toString() } })}
        >
          The amount that backs no work becomes free stake again.
        </AmountDialog>
      </div>
    </Card>
  )
}

function SuretyInUse({ surety }: { surety: Stake['surety'] }) {
  return (
    <>
      <Amount wei={surety.usedWei} /> for {surety.parts} {surety.parts === 1 ? 'part' : 'parts'}
      {surety.lostMs !== null && (
        <>
          ; lost at <Time atMs={surety.lostMs} />
        </>
      )}
    </>
  )
}
