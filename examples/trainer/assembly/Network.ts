import { Random } from '../../assembly/Random'

/**
 * Pixels → one hidden layer with ReLU → one linear output per class, trained on the squared error by gradient descent with
 * momentum. It uses only + − × ÷, square roots and comparisons, which every machine computes to the same bit.
 */
export class Network {
  weights1: Float64Array
  bias1: Float64Array
  weights2: Float64Array
  bias2: Float64Array
  private hidden: Float64Array
  private outputs: Float64Array
  private hiddenError: Float64Array
  /** Gradients of the batch and momenta, in the order of the four tensors above. */
  gradients: Float64Array[]
  momenta: Float64Array[]

  constructor(
    readonly inputs: i32,
    readonly hiddenUnits: i32,
    readonly classes: i32,
    seed: u32,
  ) {
    this.weights1 = new Float64Array(inputs * hiddenUnits)
    this.bias1 = new Float64Array(hiddenUnits)
    this.weights2 = new Float64Array(hiddenUnits * classes)
    this.bias2 = new Float64Array(classes)
    this.hidden = new Float64Array(hiddenUnits)
    this.outputs = new Float64Array(classes)
    this.hiddenError = new Float64Array(hiddenUnits)
    this.gradients = []
    this.momenta = []
    const tensors = this.tensors()
    for (let i = 0; i < tensors.length; i++) {
      this.gradients.push(new Float64Array(tensors[i].length))
      this.momenta.push(new Float64Array(tensors[i].length))
    }
    const random = new Random(seed)
    const spread1 = Math.sqrt(6.0 / <f64>inputs)
    const spread2 = Math.sqrt(1.0 / <f64>hiddenUnits)
    for (let i = 0; i < this.weights1.length; i++) this.weights1[i] = (random.next() * 2 - 1) * spread1
    for (let i = 0; i < this.weights2.length; i++) this.weights2[i] = (random.next() * 2 - 1) * spread2
  }

  tensors(): Float64Array[] {
    return [this.weights1, this.bias1, this.weights2, this.bias2]
  }

  /** Classifies one picture (bytes from `pixels`): returns the class with the highest output. */
  predict(pixels: usize): i32 {
    const inputs = this.inputs
    for (let h = 0; h < this.hiddenUnits; h++) {
      let sum: f64 = unchecked(this.bias1[h])
      const row = h * inputs
      for (let i = 0; i < inputs; i++)
        sum += unchecked(this.weights1[row + i]) * (<f64>load<u8>(pixels + i) / 255)
      unchecked((this.hidden[h] = sum > 0 ? sum : 0))
    }
    let best = 0
    for (let c = 0; c < this.classes; c++) {
      let sum: f64 = unchecked(this.bias2[c])
      const row = c * this.hiddenUnits
      for (let h = 0; h < this.hiddenUnits; h++)
        sum += unchecked(this.weights2[row + h]) * unchecked(this.hidden[h])
      unchecked((this.outputs[c] = sum))
      if (sum > unchecked(this.outputs[best])) best = c
    }
    return best
  }

  /** Adds the gradient of one labelled picture to the batch. Returns its squared error. */
  learn(pixels: usize, label: i32): f64 {
    this.predict(pixels)
    const weights1 = this.gradients[0]
    const bias1 = this.gradients[1]
    const weights2 = this.gradients[2]
    const bias2 = this.gradients[3]
    const hiddenUnits = this.hiddenUnits
    const inputs = this.inputs
    for (let h = 0; h < hiddenUnits; h++) unchecked((this.hiddenError[h] = 0))
    let loss: f64 = 0
    for (let c = 0; c < this.classes; c++) {
      const error: f64 = unchecked(this.outputs[c]) - (c == label ? 1.0 : 0.0)
      loss += error * error
      unchecked((bias2[c] += error))
      const row = c * hiddenUnits
      for (let h = 0; h < hiddenUnits; h++) {
        unchecked((weights2[row + h] += error * this.hidden[h]))
        unchecked((this.hiddenError[h] += error * this.weights2[row + h]))
      }
    }
    for (let h = 0; h < hiddenUnits; h++) {
      if (unchecked(this.hidden[h]) <= 0) continue
      const error = unchecked(this.hiddenError[h])
      unchecked((bias1[h] += error))
      const row = h * inputs
      for (let i = 0; i < inputs; i++)
        unchecked((weights1[row + i] += error * (<f64>load<u8>(pixels + i) / 255)))
    }
    return loss
  }

  /** Takes one gradient step with the mean over the `count` pictures since the last step. */
  step(count: i32, rate: f64, momentum: f64): void {
    const tensors = this.tensors()
    for (let t = 0; t < tensors.length; t++) {
      const tensor = tensors[t]
      const gradient = this.gradients[t]
      const velocity = this.momenta[t]
      for (let i = 0; i < tensor.length; i++) {
        const moved: f64 = momentum * unchecked(velocity[i]) - (rate * unchecked(gradient[i])) / <f64>count
        unchecked((velocity[i] = moved))
        unchecked((tensor[i] += moved))
        unchecked((gradient[i] = 0))
      }
    }
  }
}
