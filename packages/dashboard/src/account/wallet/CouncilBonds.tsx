import type { Stake } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { plainText } from '../../ui/plainText.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { Time } from '../../ui/Time.tsx'

type Bond = Stake['bonds'][number]

/** Council bonds by class of work. */
export function CouncilBonds({ stake }: { stake: Stake }) {
  const spare = Number(stake.freeWei / stake.bondUnitWei)
  const columns: readonly Column<Bond>[] = [
    {
      name: 'Class',
      width: 'minmax(8rem,1fr)',
      cell: (bond) => <span className="font-mono text-sm">{plainText(bond.className)}</span>,
    },
    {
      name: 'Bonded',
      width: '6rem',
      numeric: true,
      cell: (bond) => <Amount wei={BigInt(bond.units) * stake.bondUnitWei} />,
    },
    { name: 'Seats', width: '2.75rem', numeric: true, cell: (bond) => bond.duty },
    {
      name: 'Leaving',
      width: '5.5rem',
      numeric: true,
      cell: (bond) => (bond.leavesMs === null ? '–' : <Time atMs={bond.leavesMs} className="text-muted" />),
    },
    {
      name: 'Change',
      width: '12rem',
      cell: (bond) => <Changes bond={bond} stake={stake} spare={spare} />,
    },
  ]
  return (
    <Card flush title="Council duty">
      {stake.bonds.length === 0 ? (
        <EmptyState icon={Scale} title="No council bonds">
          A bond earns fees for checking other providers' work. A machine that goes live bonds by its rules.
        </EmptyState>
      ) : (
        <DataTable
          label="Bonds for councils"
          rows={stake.bonds}
          columns={columns}
          rowKey={(bond) => bond.className}
          minWidth="39rem"
        />
      )}
    </Card>
  )
}

function Changes({ bond, stake, spare }: { bond: Bond; stake: Stake; spare: number }) {
  const queries = useQueryClient()
  const { className } = bond
  const free = bond.leavesMs !== null && bond.leavesMs <= Date.now()
  return (
    <span className="flex gap-1.5">
      <UnitsDialog
        title="Bond more for council duty"
        verb="Bond"
        most={spare}
        unitWei={stake.bondUnitWei}
        trigger={
          <Button size="small" disabled={spare === 0}>
            Bond
          </Button>
        }
        onConfirm={(units) => api.bondStake({ body: { className, units } })}
      >
        Stake backs your answers as a council seat: a correct answer earns a fee, a wrong or missing answer is
        penalised.
      </UnitsDialog>
      <UnitsDialog
        title="Leave council duty"
        verb="Unbond"
        most={bond.units}
        unitWei={stake.bondUnitWei}
        trigger={
          <Button size="small" disabled={bond.units === 0}>
            Unbond
          </Button>
        }
        onConfirm={(units) => api.unbondStake({ body: { className, units } })}
      >
        It unlocks after a delay. Seats drawn until then must still answer.
      </UnitsDialog>
      {free && (
        <ConfirmDialog
          title="Free this bond"
          amount={<Amount wei={BigInt(bond.leaving) * stake.bondUnitWei} />}
          confirm="Free it"
          trigger={<Button size="small">Free</Button>}
          onConfirm={async () => {
            await api.claimBond({ body: { className } })
            await queries.invalidateQueries()
          }}
        >
          The delay is over. The bond becomes free stake.
        </ConfirmDialog>
      )}
    </span>
  )
}

type UnitsProps = {
  title: string
  verb: string
  most: number
  unitWei: bigint
  trigger: ReactElement
  children: string
  onConfirm: (units: number) => Promise<unknown>
}

/** Asks for whole units of weight and confirms their amount. */
function UnitsDialog({ title, verb, most, unitWei, trigger, children, onConfirm }: UnitsProps) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const units = Number(typed)
  const ok = Number.isInteger(units) && units >= 1 && units <= most
  const amount = <Amount wei={BigInt(ok ? units : 0) * unitWei} />
  return (
    <ConfirmDialog
      title={title}
      trigger={trigger}
      amount={ok && amount}
      ready={ok}
      confirm={
        ok ? (
          <>
            {verb} {amount}
          </>
        ) : (
          verb
        )
      }
      onConfirm={async () => {
        await onConfirm(units)
        setTyped('')
        await queries.invalidateQueries()
      }}
    >
      <p className="mb-3">{children}</p>
      <TextInput
        label="Units of weight"
        hint={`1 to ${most.toLocaleString()}`}
        problem={typed === '' || ok ? undefined : `A whole number from 1 to ${most.toLocaleString()}`}
        inputMode="numeric"
        className="figures"
        value={typed}
        onChange={setTyped}
      />
    </ConfirmDialog>
  )
}
