import type { CheckPlan } from '@muster-network/api'
import { Amount } from '../../../ui/Amount.tsx'
import { percent } from './percent.ts'

/** The choice between more replay with a smaller lock, and less replay with a larger one. */
export function CheckChoices({ choices }: { choices: CheckPlan['choices'] }) {
  return (
    <div className="mt-3">
      <p className="mb-1">
        More replay lets executors lock less stake. Choose with <code>check.share</code> in the task file.
      </p>
      <table className="w-full text-left">
        <thead className="text-muted">
          <tr>
            <th className="font-normal">check.share</th>
            <th className="text-right font-normal">Extra compute</th>
            <th className="text-right font-normal">Executor locks</th>
          </tr>
        </thead>
        <tbody className="figures">
          {choices.map(({ share, extraCompute, stakeWei }) => (
            <tr key={share}>
              <td>{share}</td>
              <td className="text-right">{percent(extraCompute)}</td>
              <td className="text-right">
                <Amount wei={stakeWei} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
