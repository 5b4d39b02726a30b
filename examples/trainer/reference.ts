// The same algorithm in plain JavaScript, for the test and for the bench.

import { Random } from '../Random.ts'

export type TrainerOptions = {
  epochs: number
  hidden: number
  batch: number
  ratePerMille: number
  seed: number
}

/** Trains on IDX files like the wasm module of this example. Returns the tensors in the order of its weights file. */
export function trainInJavaScript(
  images: Uint8Array,
  labels: Uint8Array,
  { epochs, hidden: units, batch, ratePerMille, seed }: TrainerOptions,
): Float64Array[] {
  const count = new DataView(images.buffer, images.byteOffset).getUint32(4)
  const inputs = (images.length - 16) / count
  const pixels = images.subarray(16)
  const digits = labels.subarray(8)
  const classes = Math.max(...digits) + 1

  const random = new Random(seed)
  const start = (length: number, spread: number) =>
    Float64Array.from({ length }, () => (random.next() * 2 - 1) * spread)
  const weights1 = start(inputs * units, Math.sqrt(6 / inputs))
  const weights2 = start(units * classes, Math.sqrt(1 / units))
  const bias1 = new Float64Array(units)
  const bias2 = new Float64Array(classes)
  const tensors = [weights1, bias1, weights2, bias2]
  const gradients = tensors.map((tensor) => new Float64Array(tensor.length))
  const momenta = tensors.map((tensor) => new Float64Array(tensor.length))
  const [gradient1, gradientBias1, gradient2, gradientBias2] = gradients as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const hidden = new Float64Array(units)
  const hiddenError = new Float64Array(units)
  const order = new Int32Array(count)

  for (let epoch = 0; epoch < epochs; epoch++) {
    random.seed((Math.imul(seed, 0x9e3779b1) + epoch) >>> 0)
    for (let i = 0; i < count; i++) order[i] = i
    for (let i = count - 1; i > 0; i--) {
      const j = random.nextU32() % (i + 1)
      const swapped = order[i]!
      order[i] = order[j]!
      order[j] = swapped
    }
    for (let from = 0; from < count; from += batch) {
      const until = Math.min(from + batch, count)
      for (let k = from; k < until; k++) learn(order[k]! * inputs, digits[order[k]!]!)
      for (let t = 0; t < tensors.length; t++) step(tensors[t]!, gradients[t]!, momenta[t]!, until - from)
    }
    // The module counts correct predictions after each epoch. This does the same work, so that the bench compares like with like.
    for (let i = 0; i < count; i++) forward(i * inputs, () => {})
  }
  return [...tensors, ...momenta]

  function forward(at: number, output: (label: number, value: number) => void): void {
    for (let h = 0; h < units; h++) {
      let sum = bias1[h]!
      for (let i = 0, row = h * inputs; i < inputs; i++) sum += weights1[row + i]! * (pixels[at + i]! / 255)
      hidden[h] = Math.max(sum, 0)
    }
    for (let c = 0; c < classes; c++) {
      let sum = bias2[c]!
      for (let h = 0, row = c * units; h < units; h++) sum += weights2[row + h]! * hidden[h]!
      output(c, sum)
    }
  }

  function learn(at: number, label: number): void {
    hiddenError.fill(0)
    forward(at, (c, value) => {
      const error = value - (c === label ? 1 : 0)
      gradientBias2[c]! += error
      for (let h = 0, row = c * units; h < units; h++) {
        gradient2[row + h]! += error * hidden[h]!
        hiddenError[h]! += error * weights2[row + h]!
      }
    })
    for (let h = 0; h < units; h++) {
      if (hidden[h]! <= 0) continue
      const error = hiddenError[h]!
      gradientBias1[h]! += error
      for (let i = 0, row = h * inputs; i < inputs; i++)
        gradient1[row + i]! += error * (pixels[at + i]! / 255)
    }
  }

  function step(tensor: Float64Array, gradient: Float64Array, velocity: Float64Array, size: number): void {
    const rate = ratePerMille / 1000
    for (let i = 0; i < tensor.length; i++) {
      const moved = 0.9 * velocity[i]! - (rate * gradient[i]!) / size
      velocity[i] = moved
      tensor[i]! += moved
      gradient[i] = 0
    }
  }
}
