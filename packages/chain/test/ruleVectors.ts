import {
  afterEvent,
  defaultRankRules,
  effectivePrice,
  noHistory,
  type PaymentFunction,
  type SeatAnswer,
  seatFee,
  seededRandom,
  tallySegment,
  tokenAmount,
  wholePart,
  worth,
} from '@muster-network/core'

/** Rules by name, each a run of 32-byte words in rows of fixed width; the contracts' test reads them as they are. */
export type RuleVectors = Record<'worth' | 'rank' | 'record' | 'tally' | 'seatFee', string>

const rowsOfEach = 48
const random = () => seededRandom(0x6d75)
/** The half rank of the contracts' test network. */
const rules = { ...defaultRankRules, halfRank: tokenAmount(10n * 10n ** 18n) }

/** What core's rules give for inputs that are always the same: small, large and odd ones. */
export function ruleVectors(): RuleVectors {
  return {
    worth: rows(worthRow),
    rank: rows(rankRow),
    record: recordRows(),
    tally: tallyRows(),
    seatFee: rows(seatFeeRow),
  }
}

type Luck = { below: (limit: bigint) => bigint; amount: () => bigint }

function luckOf(next: () => number): Luck {
  // Two draws give more than 2^53 different numbers.
  const below = (limit: bigint) =>
    limit === 0n
      ? 0n
      : (BigInt(Math.floor(next() * 2 ** 32)) * 2n ** 32n + BigInt(Math.floor(next() * 2 ** 32))) % limit
  return { below, amount: () => below(10n ** (1n + below(19n))) * 10n ** below(8n) }
}

function rows(row: (luck: Luck) => bigint[]): string {
  const luck = luckOf(random())
  return words(Array.from({ length: rowsOfEach }, () => row(luck)).flat())
}

function worthRow({ below, amount }: Luck): bigint[] {
  const kind = below(3n)
  const price = amount()
  const floor = below(price + 1n)
  const startProgress = below(wholePart + 1n)
  const endProgress = below(4n) === 0n ? wholePart : startProgress + below(wholePart - startProgress + 1n)
  const startUnits = below(10n ** 12n)
  const endUnits = startUnits + below(10n ** 12n)
  const elapsedSeconds = below(200_000n)
  const allowedSeconds = below(100_000n)
  const perBillionUnits = below(10n ** 20n)
  const f: PaymentFunction =
    kind === 0n
      ? { function: 'fixed' }
      : kind === 1n
        ? { function: 'perUnit', perBillionUnits: tokenAmount(perBillionUnits) }
        : { function: 'logProgress' }
  const value = worth(f, {
    price: tokenAmount(price),
    floor: tokenAmount(floor),
    startUnits,
    endUnits,
    startProgress,
    endProgress,
    elapsedSeconds,
    allowedSeconds,
  })
  const facts = [startUnits, endUnits, startProgress, endProgress, elapsedSeconds, allowedSeconds]
  return [kind, price, floor, ...facts, perBillionUnits, value]
}

function rankRow({ below, amount }: Luck): bigint[] {
  const fees = below(4n) === 0n ? 0n : amount()
  const price = amount()
  const history = afterEvent(
    noHistory,
    { kind: 'checked', paid: tokenAmount(0n), seatFees: tokenAmount(fees) },
    rules,
  )
  return [fees, price, effectivePrice(tokenAmount(price), history, rules)]
}

/** One record through many deliveries. */
function recordRows(): string {
  let history = noHistory
  return rows(({ below }) => {
    const paid = tokenAmount(below(10n ** 20n))
    const seatFees = tokenAmount(below(10n ** 18n))
    history = afterEvent(history, { kind: 'checked', paid, seatFees }, rules)
    return [paid, seatFees, history.good]
  })
}

/** Every count that a small council can come to. */
function tallyRows(): string {
  const { below } = luckOf(random())
  const all: bigint[] = []
  for (let agreeing = 0; agreeing < 5; agreeing++)
    for (let against = 0; against < 6; against++) {
      const lead = 1 + Number(below(3n))
      const rejectLead = lead + 1 + Number(below(2n))
      const cap = rejectLead + Number(below(3n))
      const silent = Number(below(BigInt(cap) * 4n))
      const answers: SeatAnswer[] = [
        ...Array<SeatAnswer>(agreeing).fill('agrees'),
        ...Array<SeatAnswer>(against).fill(below(2n) === 0n ? 'differs' : 'noData'),
        ...Array<SeatAnswer>(silent).fill(below(2n) === 0n ? 'silent' : 'abstain'),
      ]
      const tally = tallySegment(answers, { lead, rejectLead, cap })
      const decision = tally.verdict === 'accepted' ? 1 : tally.verdict === 'rejected' ? 2 : 0
      const missing = tally.verdict === 'open' ? tally.missing : 0
      all.push(
        ...[agreeing, against, answers.length, lead, rejectLead, cap, decision, missing].map((n) =>
          BigInt(n),
        ),
      )
    }
  return words(all)
}

function seatFeeRow({ below, amount }: Luck): bigint[] {
  const [base, perBillionUnits, segmentUnits] = [amount(), amount(), below(10n ** 15n)]
  const price = { base: tokenAmount(base), perBillionUnits: tokenAmount(perBillionUnits) }
  return [base, perBillionUnits, segmentUnits, seatFee(price, segmentUnits)]
}

function words(values: bigint[]): string {
  return `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`
}
