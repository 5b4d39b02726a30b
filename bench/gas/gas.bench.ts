import type { Bench } from '../Bench.ts'
import { measureGas } from './measureGas.ts'

/** Measures the gas of each contract call as a whole transaction, and of whole tasks. */
export const bench: Bench = {
  about: 'contracts: gas of each call and of whole tasks, with 12 and with 20,000 operators',
  targets: {
    gas_post: '<= 200000',
    gas_award: '<= 230000',
    gas_deliver: '<= 110000',
    gas_draw_3: '<= 220000',
    gas_finalise_3: '<= 260000',
    gas_task_1x1: '<= 780000',
    gas_task_1x2: '<= 820000',
    gas_award_20000_over_10: '<= 1.05',
    gas_draw_20000_over_10: '<= 2.5',
  },
  async run(context) {
    context.progress('compiling, then registering 20,000 operators (about a minute)')
    const gas = await measureGas('contracts/test/gas/*Network.t.sol', context.signal)
    const figure = (key: string) => {
      const value = gas[key]
      if (value === undefined)
        throw new Error(`The gas tests logged no figure ${key}: check contracts/test/gas.`)
      return value
    }
    return {
      metrics: {
        ...gas,
        gas_award_20000_over_10: figure('gas_award') / figure('gas_award_10'),
        gas_draw_20000_over_10: figure('gas_draw_3') / figure('gas_draw_10'),
        gas_fresh_recipient: Math.round((figure('gas_finalise_3_fresh') - figure('gas_finalise_3')) / 5),
      },
      notes: [
        'whole transactions: 21,000 base, calldata and execution, minus refunds; contracts/test/gas with forge --isolate; solc 0.8.37, shanghai',
        'post, award, deliver and draw_3 with 20,000 operators, *_10 with 12; a delivery of 50 segments, replay of one window of two and the end',
        'all accounts have been used before, except in *_fresh (the first task ever) and *_new_seats (seats that never earned a fee)',
        'gas_fresh_recipient: extra gas for each of the five paid accounts (executor, three seats, client) that is new',
        'gas_task_1x2: one part with two seats; gas_task_4x2: four parts with two seats each',
        'other systems, measured on their own contracts: iExec PoCo 2.33 M with three workers, Lilypad 1.77 M unchecked, Kleros v2 2.61 M for three jurors',
      ],
    }
  },
}
