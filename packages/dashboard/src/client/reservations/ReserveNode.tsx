import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { Field, inputLook } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { plainText } from '../../ui/plainText.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { localTime } from './localTime.ts'

const hourMs = 3_600_000
/** A node needs some minutes between an offer and its time. */
const soonestMs = 15 * 60_000

/** Which node, when, for how long: the deposit is asked for while it is typed, and confirmed. */
export function ReserveNode() {
  const queries = useQueryClient()
  const [nodeId, setNodeId] = useState('')
  const [from, setFrom] = useState(() => localTime(Date.now() + soonestMs))
  const [hours, setHours] = useState('1')
  const nodes = useQuery({
    queryKey: ['nodes'],
    queryFn: ({ signal }) => api.listNodes({ query: { limit: 10_000 } }, { signal }),
  })
  const fromMs = Date.parse(from)
  const untilMs = fromMs + Number(hours) * hourMs
  const complete = nodeId !== '' && Number.isFinite(untilMs) && untilMs > fromMs
  const wanted = { nodeId, fromMs, untilMs: Math.round(untilMs) }
  const quote = useQuery({
    queryKey: ['reservation quote', wanted],
    queryFn: ({ signal }) => api.quoteReservation({ body: wanted }, { signal }),
    enabled: complete,
  })
  const depositWei = complete ? quote.data?.depositWei : undefined
  const free = quote.data?.free ?? true
  return (
    <ConfirmDialog
      title="Reserve a node"
      trigger={
        <Button look="primary" icon={<CalendarPlus aria-hidden size={16} />}>
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
      act={async () => {
        await api.reserveNode({ body: { ...wanted, maxDepositWei: String(depositWei) } })
        await queries.invalidateQueries()
      }}
    >
      <div className="space-y-3">
        <p>
          At most this much is deposited. It pays for the time that you use; a node that does not come pays
          you of its own bond.
        </p>
        <Field label="Node">
          {(attributes) => (
            <select
              {...attributes}
              className={inputLook}
              value={nodeId}
              onChange={(event) => setNodeId(event.target.value)}
            >
              <option value="">Choose one</option>
              {nodes.data?.nodes.map((node) => (
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
        {!free && <Notice tone="warn" title="This node is taken at that time" />}
      </div>
    </ConfirmDialog>
  )
}
