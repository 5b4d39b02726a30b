import type { Bench } from '../Bench.ts'
import { measureGas } from '../gas/measureGas.ts'

/** Measures the gas of each call of a stream as a whole transaction. */
export const bench: Bench = {
  about: 'contracts: gas of opening, joining, settling and closing a stream',
  targets: {
    gas_open: '<= 125000',
    gas_join: '<= 160000',
    gas_settle_1: '<= 65000',
    gas_settle_16: '<= 450000',
    gas_close_4: '<= 160000',
  },
  async run(context) {
    context.progress('compiling')
    return {
      metrics: await measureGas('contracts/test/gas/StreamGas.t.sol', context.signal),
      notes: [
        'whole transactions: 21,000 base, calldata and execution, minus refunds; contracts/test/gas with forge --isolate; solc 0.8.37, shanghai',
        'pay, stake and trust lock in one token; the registry, the history and the signatures are the real ones',
        'all accounts have been used before, except in *_fresh: payees that were never paid, and a client that had no balance',
        'gas_join locks the stake; gas_rejoin reuses what is still held',
        'gas_close_4 closes the stream and releases four subscriptions, guarantee and stake',
      ],
    }
  },
}
