import { drawPositions, openedPositions, seededRandom, struckSeats } from '@muster-network/core'
import { keccak256, toBytes } from 'viem'

const rows = 64

/**
 * Rows of ten 32-byte words: the positions and the number of seats (a byte each, the lower first), the values of up to eight
 * seats, packed as Margin.sol packs them, and the struck seats as bits. Most values lie near the edge of the tolerance.
 */
export function strikeVectors(): string {
  const next = seededRandom(0x5e47)
  const below = (limit: number) => Math.floor(next() * limit)
  const words: bigint[] = []
  for (let row = 0; row < rows; row++) {
    const positions = row % 8 === 0 ? 1 + below(2) : openedPositions
    const seats = 1 + below(8)
    const honest = Array.from({ length: positions }, () => -below(9_000))
    const values = Array.from({ length: seats }, () =>
      honest.map(
        (value) => value + [0, 0, below(21), 199 + below(4), -199 - below(4), below(30_000)][below(6)]!,
      ),
    )
    const struck = struckSeats(values).reduce((bits, isStruck, seat) => bits | (isStruck ? 1 << seat : 0), 0)
    const packed = Array.from({ length: 8 }, (_, seat) => pack(values[seat] ?? []))
    words.push(BigInt(positions + seats * 256), ...packed, BigInt(struck))
  }
  return hexOf(words)
}

/** Rows of ten words: the seed, the number of positions, and the drawn ones, padded with zeros. */
export function positionVectors(): string {
  const words: bigint[] = []
  for (let positions = 1; positions <= 4_096; positions = Math.ceil(positions * 1.3)) {
    const seed = keccak256(toBytes(`seed ${positions}`))
    const drawn = drawPositions((data) => keccak256(data, 'bytes'), toBytes(seed), positions)
    const padded = Array.from({ length: openedPositions }, (_, i) => BigInt(drawn[i] ?? 0))
    words.push(BigInt(seed), BigInt(positions), ...padded)
  }
  return hexOf(words)
}

function hexOf(words: readonly bigint[]): string {
  return `0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`
}

/** Packs values into one word, 32 bits each, in two's complement. */
function pack(values: readonly number[]): bigint {
  return values.reduce((word, value, i) => word | (BigInt.asUintN(32, BigInt(value)) << BigInt(32 * i)), 0n)
}
