import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Amount, Price } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { Field, inputClassName } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { plainText } from '../../ui/plainText.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { toDateTimeLocal } from './toDateTimeLocal.ts'

const hourMs = 3_600_000
/** A reservation must start some minutes in the future. */
const minLeadMs = 15 * 60_000

/** Form for a reservation: node, start and hours. The deposit is quoted while the user types. */
export function ReserveNode() {
  const queries = useQueryClient()
  const [nodeId, setNodeId] = useState('')
  const [from, setFrom] = useState(() => toDateTimeLocal(Date.now() + minLeadMs))
  const [hours, setHours] = useState('1')
  const nodes = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => api.listNodes({ query: { limit: 10_000, providers: 'true' } }, { signal }),
    // a node that is jailed or does not answer signs no offer
    select: ({ nodes }) => nodes.filter((node) => node.presence !== 'offline' && !node.jail),
  })
  const fromMs = Date.parse(from)
  const untilMs = fromMs + Number(hours) * hourMs
  const complete = nodeId !== '' && Number.isFinite(untilMs) && untilMs > fromMs
  const request = { nodeId, fromMs, untilMs: Math.round(untilMs) }
  const quote = useQuery({
    queryKey: ['reservation quote', request],
    queryFn: ({ signal }) => api.quoteReservation({ body: request }, { signal }),
    enabled: complete,
  })
  const depositWei = complete ? quote.data?.depositWei : undefined
  const free = quote.data?.free ?? true
  return (
    <ConfirmDialog
      title="Reserve a node"
      trigger={
        <Button variant="primary" icon={<CalendarPlus aria-hidden size={16} />}>
          Reserve a node
        </Button>
      }
      amount={depositWei !== undefined && <Amount wei={depositWei} />}
      confirm={
        depositWei === undefined ? (
          'Reserve'
        ) : (
          <>
            Deposit <Amount wei={depositWei} />
          </>
        )
      }
      ready={depositWei !== undefined && free}
      onConfirm={async () => {
        await api.reserveNode({ body: { ...request, maxDepositWei: String(depositWei) } })
        await queries.invalidateQueries()
      }}
    >
      <div className="space-y-3">
        <p>
          This is the maximum deposit. It pays for the time you use. A node that does not show up pays you
          from its bond.
        </p>
        {complete && quote.data && (
          <p>
            An hour of the whole node costs <Price wei={quote.data.hourPriceWei} unit="hour" /> at the current
            usage of the network.
          </p>
        )}
        <Field label="Node">
          {(attributes) => (
            <select
              {...attributes}
              className={inputClassName}
              value={nodeId}
              onChange={(event) => setNodeId(event.target.value)}
            >
              <option value="">Choose one</option>
              {nodes.data?.map((node) => (
                <option key={node.nodeId} value={node.nodeId}>
                  {node.nodeId.slice(0, 10)}… · {plainText(node.className)} · {plainText(node.region)} · score{' '}
                  {node.score}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput label="From" type="datetime-local" value={from} onChange={setFrom} />
          <TextInput
            label="Hours"
            inputMode="decimal"
            className="figures"
            value={hours}
            onChange={setHours}
          />
        </div>
        {quote.error && (
          <Notice tone="bad" title={readError(quote.error).what}>
            {readError(quote.error).next}
          </Notice>
        )}
        {!free && <Notice tone="warn" title="This node is already reserved at that time" />}
      </div>
    </ConfirmDialog>
  )
}
