import type { NetworkDefinition } from '@muster-network/core'

/** The largest lead and cap of a small network, and the operators from which they fit. */
const lead = 3
const cap = 5
/** Nobody joins a local network, so a long wait for free seats has no use. */
const waitSeconds = 300

/**
 * Returns the definition with councils that so few operators can fill: an executor and M seats. Such a council errs more often
 * than the council of a large network, and quotes say so.
 */
export function smallNetwork(definition: NetworkDefinition, operators: number): NetworkDefinition {
  const rejectLead = operators > lead ? lead : 2
  return {
    ...definition,
    rules: {
      ...definition.rules,
      rejectLead,
      cap: rejectLead === lead ? cap : 3,
      minOperators: rejectLead + 1,
      waitSeconds,
    },
  }
}
