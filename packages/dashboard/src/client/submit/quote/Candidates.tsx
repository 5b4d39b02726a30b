import type { Candidate } from '@muster-network/api'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { Button } from '../../../ui/Button.tsx'
import { plainText } from '../../../ui/plainText.ts'

const initialCount = 6

/** Candidate nodes, best first. Their prices may change before they bid. */
export function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  const [all, setAll] = useState(false)
  const ranked = candidates.toSorted((a, b) => (a.effectiveWei < b.effectiveWei ? -1 : 1))
  const visible = all ? ranked.slice(0, 200) : ranked.slice(0, initialCount)
  if (candidates.length === 0)
    return <p className="text-muted">No candidates right now. The reasons below show what to change.</p>
  return (
    <>
      <table className="figures w-full">
        <thead className="text-left text-muted">
          <tr>
            <th className="pb-1 font-normal">Node</th>
            <th className="pb-1 font-normal">Region</th>
            <th className="pb-1 text-right font-normal">Score</th>
            <th className="pb-1 text-right font-normal">Asks</th>
          </tr>
        </thead>
        <tbody>
          {visible.map((candidate) => (
            <tr key={candidate.nodeId} className="border-t border-line">
              <td className="py-1.5 font-mono" title={candidate.operator}>
                {candidate.operator.slice(0, 8)}…
                <span className="block font-sans text-xs text-muted">
                  {candidate.paidTasks} paid, {candidate.faults} wrong
                </span>
              </td>
              <td>{plainText(candidate.region)}</td>
              <td className="text-right">{candidate.score}</td>
              <td className="text-right">
                <Amount wei={candidate.priceWei} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {candidates.length > visible.length && !all && (
        <Button size="small" variant="quiet" className="mt-1" onClick={() => setAll(true)}>
          Show all {candidates.length}
        </Button>
      )}
    </>
  )
}
