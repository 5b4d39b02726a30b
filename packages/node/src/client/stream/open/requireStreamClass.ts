import { MusterError } from '@muster-network/core'
import { jailsOf } from '../../../ledger/jailsOf.ts'
import type { ClientContext } from '../../ClientContext.ts'
import { whyClassTooSmall } from '../../post/whyClassTooSmall.ts'
import type { ServicePlan } from './planService.ts'

/** The most operators whose bonds are read for the explanation. */
const maxRead = 200

/**
 * Verifies that the class of a stream has enough operators: a council that serves, and seats that audit it.
 *
 * @throws CHAIN_CLASS_TOO_SMALL
 */
export async function requireStreamClass(
  { network, ledger }: Pick<ClientContext, 'network' | 'ledger'>,
  { plan, className, terms }: Pick<ServicePlan, 'plan' | 'className' | 'terms'>,
): Promise<void> {
  const listed = ledger.nodes({ classId: terms.classId })
  const operatorsListed = new Set(listed.map(({ operator }) => operator))
  if (operatorsListed.size < plan.council)
    throw new MusterError(
      'CHAIN_CLASS_TOO_SMALL',
      `${operatorsListed.size} operators of class ${className} are listed, and the council of this stream needs ${plan.council}`,
      {
        hint: 'Write a smaller response.council, or wait for more providers; muster offers lists the nodes.',
      },
    )
  if (plan.audit === 'none') return
  const needed = plan.seats + 1
  const [operators] = await network.registry.read.classSize([terms.classId])
  if (operators >= needed) return
  const jails = jailsOf(ledger)
  const facts = await Promise.all(
    [...operatorsListed].slice(0, maxRead).map(async (operator) => {
      const { units } = await network.registry.read.bondOf([operator, terms.classId])
      return { units, jail: jails.get(operator) }
    }),
  )
  const why = whyClassTooSmall({ className, operators, needed, listed: facts })
  if (why) throw new MusterError('CHAIN_CLASS_TOO_SMALL', why.message, { hint: why.hint })
}
