import { claimSkips, seededRandom, streamBooks, streamStates, subscriptionStates } from '@muster-network/core'

/**
 * Calls of a stream with the state after each, in rows of 32-byte words, which contracts/test/parity/StreamParity.t.sol
 * replays on the contract. Small numbers share a word, a byte or more each, the first in the lowest byte.
 *
 *     0 the call: code, provider, key, second provider, second key
 *     1, 2 its amounts
 *     3, 4 the time of the call, in seconds and blocks
 *     5 the outcome: 0 or 1 + the refusal, skip, second skip
 *     6, 7 the amounts that were paid
 *     8 the free budget, 9 the trust lock, 10 the client's balance, 11 the trust lock that went back
 *     12 status, subscribers (2 bytes), the time since which fewer than c serve (5 bytes)
 *     13 the provider: status, joins, audits, epoch of its last payment (4 bytes)
 *     14 its claimed amount, 15 that of the beginning of the epoch, 16 its guarantee, 17 its stake, 18 its balance
 */
export const streamCalls = [
  'open',
  'topUp',
  'join',
  'leave',
  'dismiss',
  'refill',
  'settle',
  'setSigner',
  'retract',
  'halt',
  'release',
  'close',
  'beginAudit',
  'endAudit',
] as const

type CallName = (typeof streamCalls)[number]
type Call = { name: CallName; who: number; key: number; who2: number; key2: number; a: bigint; b: bigint }

const sequences = 6
const callsOfEach = 44
const token = 10n ** 18n
/** The terms of contracts/test/streams/StreamNetwork.sol. */
const terms: streamBooks.BookTerms = {
  client: 'client',
  guaranteeWei: 100n * token,
  stakeLockWei: 120n * token,
  council: 2,
  maxSubscribers: 3,
  epochSeconds: 3_600,
  settleSeconds: 86_400,
  settleBlocks: 300,
  holdSeconds: 129_600,
  maxDowntimeSeconds: 7_200,
}
const start = { seconds: 1_900_000_000, block: 1_000_000 }

/** Plays random calls on the model, from tight budgets to ample ones; most of them succeed. */
export function streamVectors(): string {
  const rows: bigint[] = []
  for (let sequence = 0; sequence < sequences; sequence++)
    rows.push(...playSequence(seededRandom(190 + sequence)))
  return `0x${rows.map((word) => word.toString(16).padStart(64, '0')).join('')}`
}

function playSequence(next: () => number): bigint[] {
  const below = (limit: number) => Math.floor(next() * limit)
  // three draws cover more than the largest amount, 2^90 wei
  const wei = (limit: bigint) =>
    [0, 0, 0].reduce((drawn) => drawn * 2n ** 30n + BigInt(below(2 ** 30)), 0n) % (limit + 1n)
  let now = start
  const open: Call = {
    name: 'open',
    who: 0,
    key: 0,
    who2: 0,
    key2: 0,
    a: 250n * token + wei(250n * token),
    b: 40n * token,
  }
  let books = streamBooks.openBooks(terms, { budgetWei: open.a, lockWei: open.b, signer: '0' }, now)
  const rows = rowOf(open, now, { reason: 0, outcomes: [] }, books)
  for (let i = 1; i < callsOfEach; i++) {
    const wait = below(books.status === 'open' ? 20 : 4)
    const seconds = wait === 0 ? 90_000 : wait < 4 ? 3_600 : below(900)
    const jumps = below(wait === 0 ? 2 : 15) === 0
    now = { seconds: now.seconds + seconds, block: now.block + (jumps ? 301 : Math.ceil(seconds / 300)) }
    const call = nextCall(books, i / callsOfEach, { below, wei })
    const step = take(books, call, now)
    if (step.ok) books = step.books
    const reason = step.ok ? 0 : 1 + streamBooks.bookRefusals.indexOf(step.reason)
    rows.push(...rowOf(call, now, { reason, outcomes: 'outcomes' in step ? step.outcomes : [] }, books))
  }
  return rows
}

type Luck = { below: (limit: number) => number; wei: (limit: bigint) => bigint }

/** Chooses a call. Ends begin late, so that a sequence has something to end. */
function nextCall(books: streamBooks.StreamBooks, progress: number, { below, wei }: Luck): Call {
  const call = { who: below(4), key: 0, who2: 0, key2: 0, a: 0n, b: 0n }
  const signer = Number(books.signer)
  const amountFor = (provider: number) => {
    const claimed = books.members.get(`${provider}`)?.claimedWei ?? 0n
    return below(8) === 0
      ? wei(claimed + 1n)
      : claimed + 1n + wei(below(3) === 0 ? 250n * token : 60n * token)
  }
  // mostly the signer, else the key before, or one that never signed
  const keyFor = () => (below(5) === 0 ? below(3) : signer)
  const names: readonly CallName[] =
    books.status !== 'open'
      ? ['settle', 'settle', 'release', 'release', 'close', 'leave', 'beginAudit', 'endAudit', 'topUp']
      : progress > 0.6 && below(5) === 0
        ? ['retract', 'halt']
        : [
            ...Array<CallName>(8).fill('settle'),
            ...Array<CallName>(5).fill('join'),
            ...(['leave', 'leave', 'dismiss', 'refill', 'topUp', 'release', 'release'] as const),
            ...(['beginAudit', 'beginAudit', 'endAudit', 'setSigner', 'halt'] as const),
          ]
  const name = progress < 0.1 ? 'join' : nextName(books, names[below(names.length)]!)
  const fitting = ['0', '1', '2', '3'].filter((provider) => fits(books, name, provider))
  if (fitting.length > 0 && below(4) > 0) call.who = Number(fitting[below(fitting.length)])
  switch (name) {
    case 'topUp':
      return { ...call, name, a: wei(150n * token), b: wei(5n * token) }
    case 'join':
      return { ...call, name, key: below(3) === 0 ? 1 : 0 }
    case 'leave':
      return { ...call, name, a: [0n, 0n, amountFor(call.who), 1n][below(4)]! }
    case 'settle': {
      const who2 = below(4)
      return {
        ...call,
        name,
        key: keyFor(),
        who2,
        key2: keyFor(),
        a: amountFor(call.who),
        b: amountFor(who2),
      }
    }
    case 'setSigner':
      return { ...call, name, key: below(2) }
    case 'beginAudit':
      return { ...call, name, a: below(2) === 0 ? 0n : wei(30n * token) }
    case 'endAudit':
      return { ...call, name, key: below(2) }
    default:
      return { ...call, name }
  }
}

/** Takes the rare chances of a guarantee that can be filled. */
function nextName(books: streamBooks.StreamBooks, name: CallName): CallName {
  const canFill = books.status === 'open' && books.freeWei > 0n
  const isShort = [...books.members.values()].some(
    (each) => each.status === 'serving' && each.missingWei > 0n,
  )
  return canFill && isShort && name !== 'settle' ? 'refill' : name
}

/** Tells whether a call of this provider may succeed. */
function fits(books: streamBooks.StreamBooks, name: CallName, provider: string): boolean {
  const member = books.members.get(provider)
  if (name === 'join') return member?.status !== 'serving' && member?.status !== 'expelled'
  if (name === 'release')
    return member?.status === 'left' || (member?.status === 'released' && member.stakeWei > 0n)
  if (name === 'refill') return member?.status === 'serving' && member.missingWei > 0n
  if (name === 'endAudit') return (member?.audits ?? 0) > 0
  return member?.status === 'serving'
}

function take(
  books: streamBooks.StreamBooks,
  { name, who, key, who2, key2, a, b }: Call,
  now: streamBooks.Moment,
): streamBooks.BookStep | streamBooks.Settlement {
  const provider = `${who}`
  switch (name) {
    case 'open':
      throw new Error('a stream is opened once')
    case 'topUp':
      return streamBooks.topUp(books, a, b)
    case 'join':
      return streamBooks.join(books, provider, `${provider}/${key}`)
    case 'leave':
      return streamBooks.leave(books, provider, a, now)
    case 'dismiss':
      return streamBooks.dismiss(books, provider, now)
    case 'refill':
      return streamBooks.refill(books, provider)
    case 'settle': {
      const claims = [
        { payee: provider, amountWei: a, signer: `${key}` },
        { payee: `${who2}`, amountWei: b, signer: `${key2}` },
      ]
      return streamBooks.settleClaims(books, claims, now)
    }
    case 'setSigner':
      return streamBooks.setSigner(books, `${key}`, now)
    case 'retract':
      return streamBooks.retract(books, now)
    case 'halt':
      return streamBooks.halt(books, now)
    case 'release':
      return streamBooks.release(books, provider, now)
    case 'close':
      return streamBooks.close(books, [provider], now)
    case 'beginAudit':
      return streamBooks.beginAudit(books, provider, a)
    case 'endAudit':
      return streamBooks.endAudit(books, provider, key === 1, now)
  }
}

function rowOf(
  call: Call,
  now: streamBooks.Moment,
  { reason, outcomes }: { reason: number; outcomes: readonly streamBooks.ClaimOutcome[] },
  books: streamBooks.StreamBooks,
): bigint[] {
  const provider = `${call.who}`
  const member = books.members.get(provider)
  const skipOf = (i: number) => claimSkips.indexOf(outcomes[i]?.skip ?? 'none')
  return [
    pack([streamCalls.indexOf(call.name), 1], [call.who, 1], [call.key, 1], [call.who2, 1], [call.key2, 1]),
    call.a,
    call.b,
    BigInt(now.seconds),
    BigInt(now.block),
    pack([reason, 1], [skipOf(0), 1], [skipOf(1), 1]),
    outcomes[0]?.paidWei ?? 0n,
    outcomes[1]?.paidWei ?? 0n,
    books.freeWei,
    books.lockWei,
    books.balances.get(terms.client) ?? 0n,
    books.returnedLockWei,
    pack([streamStates.indexOf(books.status), 1], [books.subscribers, 2], [books.belowSince ?? 0, 5]),
    pack(
      [subscriptionStates.indexOf(member?.status ?? 'none'), 1],
      [member?.joins ?? 0, 1],
      [member?.audits ?? 0, 1],
      [member?.epoch ?? 0, 4],
    ),
    member?.claimedWei ?? 0n,
    member?.epochStartWei ?? 0n,
    streamBooks.guaranteeHeld(books, provider),
    member?.stakeWei ?? 0n,
    books.balances.get(provider) ?? 0n,
  ]
}

/** Packs numbers into one word, each into its bytes. */
function pack(...fields: [value: number, bytes: number][]): bigint {
  let word = 0n
  let shift = 0n
  for (const [value, bytes] of fields) {
    word += BigInt(value) << shift
    shift += BigInt(8 * bytes)
  }
  return word
}
