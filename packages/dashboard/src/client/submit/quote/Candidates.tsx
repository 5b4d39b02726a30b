import type { Candidate } from '@muster-network/api'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { Button } from '../../../ui/Button.tsx'
import { plainText } from '../../../ui/plainText.ts'

const shownAtFirst = 6

/** Nodes that could run it, best first; what they ask now may change by the time they bid. */
export function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  const [all, setAll] = useState(false)
  const ranked = candidates.toSorted((a, b) => (a.effectiveWei < b.effectiveWei ? -1 : 1))
  const shown = all ? ranked.slice(0, 200) : ranked.slice(0, shownAtFirst)
  if (candidates.length === 0)
    return <p className="text-muted">Nobody, as things stand: the reasons below say what to change.</p>
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
          {shown.map((candidate) => (
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
      {candidates.length > shown.length && !all && (
        <Button size="small" look="quiet" className="mt-1" onClick={() => setAll(true)}>
          Show all {candidates.length}
        </Button>
      )}
    </>
  )
}
