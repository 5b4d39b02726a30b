import type { Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { jailsOf } from '../../ledger/jailsOf.ts'
import { checkModeOf } from '../../task/checkMode.ts'
import type { ClientContext } from '../ClientContext.ts'
import { whyClassTooSmall } from './whyClassTooSmall.ts'

/** The most operators whose bonds are read for the explanation. */
const maxRead = 200

/**
 * Verifies that the market would accept the class of a task, so that a quote fails with the reason before anything is packed or sent.
 *
 * @throws CHAIN_CLASS_TOO_SMALL
 */
export async function requireClass(
  context: Pick<ClientContext, 'network' | 'ledger'>,
  terms: Terms,
  className: string,
): Promise<void> {
  const { network, ledger } = context
  const { classId } = terms
  const needed = leastOperators(terms)
  const [operators] = await network.registry.read.classSize([classId])
  if (operators >= needed) return
  const jails = jailsOf(ledger)
  const accounts = [...new Set(ledger.nodes({ classId }).map(({ operator }) => operator))].slice(0, maxRead)
  const listed = await Promise.all(
    accounts.map(async (operator) => {
      const { units } = await network.registry.read.bondOf([operator, classId])
      return { units, jail: jails.get(operator) }
    }),
  )
  const why = whyClassTooSmall({ className, operators, needed, listed })
  if (why) throw new MusterError('CHAIN_CLASS_TOO_SMALL', why.message, { hint: why.hint })
}

/** As the market counts them: a council can reject only with as many seats as its lead, and the executor is none of them. */
function leastOperators(terms: Terms): number {
  const { minOperators, rejectLead } = terms.rules
  const how = checkModeOf(terms)
  return how === 'replay' || how === 'checker' ? Math.max(minOperators, rejectLead + 1) : minOperators
}
