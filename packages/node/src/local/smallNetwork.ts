import type { NetworkDefinition } from '@muster-network/core'

/** The largest lead and cap of a small network, and the operators from which they fit. */
const lead = 3
const cap = 5
/** Nobody joins a local network, so a long wait for free seats has no use. */
const waitSeconds = 300
/**
 * All operators of a local network share one machine, whose load can make an honest one look at fault. After a day in jail for most of
 * them nobody could post a task.
 */
const jailTime = 120

/**
 * Returns the definition with councils that so few operators can fill: an executor and M seats. Such a council errs more often
 * than the council of a large network, and quotes say so.
 */
export function smallNetwork(definition: NetworkDefinition, operators: number): NetworkDefinition {
  const rejectLead = operators > lead ? lead : 2
  return {
    ...definition,
    registry: { ...definition.registry, jailTime },
    rules: {
      ...definition.rules,
      rejectLead,
      cap: rejectLead === lead ? cap : 3,
      minOperators: rejectLead + 1,
      waitSeconds,
    },
  }
}
