import type { Bench } from '../Bench.ts'
import { measureGas } from '../gas/measureGas.ts'

/** Measures the gas of each call of an audit as a whole transaction. */
export const bench: Bench = {
  about: 'contracts: gas of auditing an answer of a stream, by a council and by a panel with a tolerance',
  targets: {
    gas_audit: '<= 560000',
    gas_panel_audit: '<= 960000',
  },
  async run(context) {
    context.progress('compiling')
    return {
      metrics: await measureGas('contracts/test/gas/AuditGas.t.sol', context.signal),
      notes: [
        'whole transactions: 21,000 base, calldata and execution, minus refunds; contracts/test/gas with forge --isolate; solc 0.8.37, shanghai',
        'a right answer that its client accuses and that is cleared at once: by two seats of a council, or by a panel of three',
        'the panel opens 8 of 61 positions for each seat, all in one call',
        'all accounts have been used before',
      ],
    }
  },
}
