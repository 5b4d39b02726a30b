import type { Bench } from '../Bench.ts'
import { measureGas } from './measureGas.ts'

/** What the contracts cost: each call as a whole transaction, and whole tasks. */
export const bench: Bench = {
  about: 'gas of every call of a task and of whole tasks, among 12 and among 20,000 operators',
  targets: {
    gas_post: '<= 200000',
    gas_award: '<= 230000',
    gas_deliver: '<= 110000',
    gas_draw_3: '<= 220000',
    gas_finalise_3: '<= 260000',
    gas_award_20000_over_10: '<= 1.05',
    gas_draw_20000_over_10: '<= 2.5',
  },
  async run(context) {
    context.progress('compiling, then registering 20,000 operators (about a minute)')
    const gas = await measureGas(context.signal)
    const figure = (key: string) => {
      const value = gas[key]
      if (value === undefined) throw new Error(`the gas tests did not report ${key}`)
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
        'whole transactions: 21,000, calldata, execution, less refunds; contracts/test/gas, forge --isolate; solc 0.8.37, shanghai',
        'post, award, deliver and draw_3 among 20,000 operators, *_10 among 12; a delivery of 50 segments, replay, lead 1',
        'accounts have been used before; *_fresh: the first task ever; *_new_seats: seats that never earned a fee before',
        'gas_fresh_recipient: what each of the five paid accounts (executor, three seats, client) adds when it is new',
        'gas_task_4x8: four parts with eight seats each, gas_task_4x2: four parts with two seats each',
        'for comparison, on their own contracts: iExec PoCo 2.33 M with three workers, Lilypad 1.77 M unchecked, Kleros v2 2.61 M for three jurors',
      ],
    }
  },
}
