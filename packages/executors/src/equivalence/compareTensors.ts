import type { ByteSource } from './ByteSource.ts'
import { atDistance, type Comparison, differs, identical, inTolerances, worseOf } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import type { TensorRule } from './EquivalenceRule.ts'
import { looksLikeNpy, readNpy } from './readNpy.ts'
import { readSafetensors } from './readSafetensors.ts'
import type { Tensor } from './Tensor.ts'

/**
 * Compares two safetensors or npy files by their numbers. NaN equals NaN and an infinity equals itself; other
 * files are compared by bytes.
 */
export function compareTensors(a: ByteSource, b: ByteSource, rule: TensorRule): Comparison {
  const bytes = compareBytes(a, b)
  if (bytes.same) return identical
  const left = readTensors(a)
  const right = readTensors(b)
  if (typeof left === 'string' || typeof right === 'string') {
    const why = typeof left === 'string' ? `first: ${left}` : `second: ${right as string}`
    return differs(`${bytes.explanation}; not comparable as tensors (${why})`)
  }
  const names = (tensors: Tensor[]) => tensors.map((tensor) => tensor.name).join(', ')
  if (names(left) !== names(right))
    return differs(`different tensors: ${clip(names(left))} against ${clip(names(right))}`)
  let worst: Comparison = identical
  for (const [i, tensor] of left.entries()) worst = worseOf(worst, compareTensor(tensor, right[i]!, rule))
  return worst
}

function compareTensor(a: Tensor, b: Tensor, rule: TensorRule): Comparison {
  const label = a.name === '' ? 'the array' : a.name
  if (a.dtype !== b.dtype) return differs(`${label} has type ${a.dtype} against ${b.dtype}`)
  if (a.shape.join() !== b.shape.join())
    return differs(`${label} has shape [${a.shape}] against [${b.shape}]`)
  let largest = 0
  let explained: { index: number; distance: number } | undefined
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a.at(i), b.at(i)]
    const distance = numberDistance(x, y, rule)
    if (distance > largest) largest = distance
    // Explains the first number out of tolerance or, if there is none, the first that differs at all.
    if (distance > 0 && (explained === undefined || (explained.distance <= 1 && distance > 1)))
      explained = { index: i, distance }
  }
  if (explained === undefined) return identical
  const [x, y] = [a.at(explained.index), b.at(explained.index)]
  const location = `${label}[${indices(explained.index, a.shape).join(', ')}]`
  return atDistance(
    largest,
    `${location} is ${x} against ${y}: ${explained.distance.toPrecision(3)} times the tolerance (absolute ${rule.absolute}, relative ${rule.relative})`,
  )
}

/** |x − y| in tolerances. */
export function numberDistance(x: number | bigint, y: number | bigint, rule: TensorRule): number {
  if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return 0
  const difference =
    typeof x === 'bigint' && typeof y === 'bigint' ? Math.abs(Number(x - y)) : Math.abs(Number(x) - Number(y))
  if (!Number.isFinite(difference)) return Number.POSITIVE_INFINITY
  const larger = Math.max(Math.abs(Number(x)), Math.abs(Number(y)))
  return inTolerances(difference, rule.absolute + rule.relative * larger)
}

function readTensors(file: ByteSource): Tensor[] | string {
  if (!looksLikeNpy(file)) return readSafetensors(file)
  const array = readNpy(file)
  return typeof array === 'string' ? array : [array]
}

function indices(index: number, shape: number[]): number[] {
  const result: number[] = []
  for (const size of shape.toReversed()) {
    result.unshift(index % size)
    index = Math.floor(index / size)
  }
  return result
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
