import {
  capitalRatio,
  economic,
  strategies as exactStrategies,
  honestOdds,
  noiseValue,
  pairValue,
  replayedShare,
  replicaRules,
  rollingPledges,
  strong,
  suretyValues,
  type TrustRules,
} from '@muster-network/core'
import type { Bench } from '../Bench.ts'
import { type Estimate, estimate, type Stratum } from './estimate.ts'
import { playStrategies } from './playStrategies.ts'

const games = 1_000
/** Games of each kind of garbage without any collusion; the first three strategies that the contracts must never pay. */
const garbage = ['early stop', 'false end', 'noise']

/** Share of honest work that a strategy does; the others do none. */
const done: Record<string, number> = {
  skip: 1 - 1 / 25,
  'early stop': 1 / 50,
  'honest work': 1,
}
/** No cheat at the cell's share, or beyond the promise: a class without a free seat for a day, and a jury that is away. */
const apart = ['honest work', 'early stop alone', 'false end alone', 'starvation and a dead jury']

/** Plays every strategy against the contracts and bounds its expected value. */
export const bench: Bench = {
  about: 'trust: the value of every way to cheat, played against the contracts',
  targets: {
    worst_ev_economic_0_2: '< 0',
    worst_ev_strong_third: '< 0',
    honest_loss_max: '<= 0.01',
    paid_garbage_0: '= 0',
    garbage_games_0: '>= 1000',
    model_gap: '<= 4',
    ev_sybil_replicas_0_2: '< 0',
    rerun_cost: '<= 0.05',
    worst_ev_shared_surety: '< 0',
    capital_20_parts_ratio: '<= 0.1',
  },
  async run({ progress, signal }) {
    progress('compiling; then some thousand games for each of two cells')
    const cells = {
      economic_0_2: { rules: economic, share: 0.2 },
      strong_third: { rules: strong, share: 1 / 3 },
    }
    const values: Record<string, Map<string, Estimate>> = {}
    const drawnPair: Record<string, Estimate> = {}
    for (const [name, cell] of Object.entries(cells)) {
      const played = await playStrategies({ ...cell, games }, signal)
      values[name] = valuesOf(played, cell)
      drawnPair[name] = pairOf(played.get('Sybil replicas')!, cell)
      progress(`${name}: ${values[name].size} strategies`)
    }
    const noShare = { rules: economic, share: 0, games, match: 'early_stop|false_end|noise' }
    const paid = [...(await playStrategies(noShare, signal)).values()].flat()
    const cheats = (cell: string) => [...values[cell]!].filter(([name]) => !apart.includes(name))
    const worst = (cell: string) => Math.max(...cheats(cell).map(([, { upper }]) => upper))
    const gaps = Object.entries(cells).flatMap(([name, { rules, share }]) =>
      gapsTo(values[name]!, rules, share),
    )
    return {
      metrics: {
        worst_ev_economic_0_2: worst('economic_0_2'),
        worst_ev_strong_third: worst('strong_third'),
        strategies: cheats('economic_0_2').length,
        games: Object.values(values).reduce((sum, cell) => sum + total(cell), 0),
        honest_loss_max: Math.max(...[economic, strong].map((rules) => honestOdds(rules, 0.2).loss)),
        paid_garbage_0: paid.reduce((sum, stratum) => sum + stratum.paid, 0),
        garbage_games_0: paid.reduce((sum, stratum) => sum + stratum.games, 0),
        model_gap: Math.max(...gaps),
        ev_sybil_replicas_0_2: exactValue('Sybil replicas', economic, 0.2),
        ev_sybil_replicas_alone_0_2: noiseValue({ ...notRerun, looksFirst: false }, 0.2),
        ev_two_friends_drawn_0_2: pairValue(replicaRules(economic), 0.2),
        played_two_friends_drawn_0_2: drawnPair.economic_0_2!.value,
        ev_two_friends_drawn_alone_0_2: pairValue(notRerun, 0.2),
        parts_until_found_0_2: 1 / (economic.rerunShare * (1 - 0.2)),
        rerun_cost: economic.rerunShare / 2,
        worst_ev_shared_surety: Math.max(...Object.values(cells).map(worstSurety)),
        capital_20_parts_ratio: capitalRatio(economic, 20, 20),
        capital_20_parts_rolling_ratio: capitalRatio(economic, rollingPledges(20), 20),
        ev_sybil_containers_0_2: exactValue('Sybil replicas of containers', economic, 0.2),
        ev_starved_dead_jury: values.economic_0_2!.get('starvation and a dead jury')!.value,
      },
      notes: [
        `values in P over honest work that costs P; 95% upper bounds; at least ${games} games for each strategy and cell, 150 operators drawn without replacement, K = 50, w = 2, S = 40 P, M = 7, cap 31`,
        'the attacker has the executor and its share of the seats, which see each draw and answer by the exact choices of the model; beacons are steered to hit or miss the forged link, weighted by the exact q',
        'the fees of its seats count as gain; starving the council counts as free',
        `paid_garbage_0: ${garbage.join(', ')} with no collusion`,
        'model_gap: largest distance between a played value and the exact one, in standard errors',
        'ev_sybil_replicas_0_2: noise in three replicas of wasm work, at a share of 0.2 of the bids; exact, and played among the strategies; alone: if nobody ran replicas again',
        'ev_two_friends_drawn_0_2: the same once the first two replicas are known to be of friends, exact and played; no strategy, because the first replica is delivered before the draw; alone: if nobody ran them again',
        'parts_until_found_0_2: parts with the same noise in both replicas until a stranger has run one of them again, on average; rerun_cost: the share of its pay that this costs an honest client',
        'ev_sybil_containers_0_2: the same where honest results may differ, so that nobody loses by being outvoted; exact, and not among the strategies',
        'worst_ev_shared_surety: the best way to forge with one surety for 1 to 400 open parts; exact, not played',
        'capital_20_parts_ratio: stake of one surety for 20 equal parts over the stake of 20 locks; rolling: for an operator that is never idle',
        'ev_starved_dead_jury: no seat is free for a day, and the jury does not vote; not among the strategies',
      ],
      details: Object.fromEntries(
        Object.keys(cells).map((name) => [`worst_ev_${name}`, [...values[name]!].map(lineOf)]),
      ),
    }
  },
}

/** The rules of replicas that nobody runs again. */
const notRerun = { ...replicaRules(economic), rerun: 0, isJudged: false }

/** Returns the weights of the strata in which a friend is drawn second, which add up to `both`. */
function pairWeights({ rerunShare }: TrustRules, share: number, both: number): Record<string, number> {
  return {
    second: both * (1 - rerunShare),
    rerun: both * rerunShare * (1 - share),
    'rerun by a friend': both * rerunShare * share,
  }
}

/** Returns the value of noise once both of the first replicas belong to friends. */
function pairOf(
  strata: readonly Stratum[],
  { rules, share }: { rules: TrustRules; share: number },
): Estimate {
  const weights = pairWeights(rules, share, 1)
  return estimate(
    strata.filter(({ name }) => name in weights),
    weights,
    0,
  )
}

/** Returns the highest value of forging with one surety, over all numbers of open parts. */
function worstSurety({ rules, share }: { rules: TrustRules; share: number }): number {
  return Math.max(
    ...Array.from({ length: 400 }, (_, i) => Math.max(...Object.values(suretyValues(rules, share, i + 1)))),
  )
}

const total = (cell: ReadonlyMap<string, Estimate>) =>
  [...cell.values()].reduce((sum, each) => sum + each.games, 0)

const lineOf = ([name, { games: count, value, error, upper }]: [string, Estimate]) =>
  `${name.padEnd(28)} ${value.toFixed(4).padStart(9)} ± ${error.toFixed(4)}, at most ${upper.toFixed(4)} (${count} games)`

function valuesOf(
  played: ReadonlyMap<string, Stratum[]>,
  { rules, share }: { rules: TrustRules; share: number },
): Map<string, Estimate> {
  // a friend is drawn for the second replica, for the third, or for none
  const replicas = {
    ...pairWeights(rules, share, share),
    third: (1 - share) * share,
    outvoted: (1 - share) ** 2,
  }
  return new Map(
    [...played].sort().map(([name, strata]) => {
      // The cut is at 45 of 50 segments.
      const hit = replayedShare(name === 'cut' ? { ...rules, segments: 45 } : rules)
      return [name, estimate(strata, { all: 1, hit, missed: 1 - hit, ...replicas }, done[name] ?? 0)]
    }),
  )
}

const exactValue = (name: string, rules: TrustRules, share: number) =>
  exactStrategies.find((each) => each.name === name)!.value(rules, share)

/**
 * Returns the distances to the exact values of strategies that are played as the model plays them, in standard errors. Where the
 * link is missed, the attacker's seats earn their fees in a game; the model leaves them out.
 */
function gapsTo(played: ReadonlyMap<string, Estimate>, rules: TrustRules, share: number): number[] {
  const fees = (1 - replayedShare(rules)) * rules.lead * share * rules.fee
  const earned = {
    'forged link': fees,
    'crashing seats': fees,
    skip: fees,
    'early stop': 0,
    'false end': 0,
    'bribed seats': 0,
  }
  return Object.entries(earned).map(([name, extra]) => {
    const { value, error } = played.get(name)!
    return Math.abs(value - extra - exactValue(name, rules, share)) / error
  })
}
