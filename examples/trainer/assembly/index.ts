// Trains a small neural network on pictures in the IDX format (/in/images.idx, /in/labels.idx) and writes
// /out/weights.safetensors and /out/loss.csv. Resumes from /in/checkpoint.safetensors if
// that file exists.

import { integerArgument } from '../../assembly/args'
import { fail } from '../../assembly/fail'
import { readFileIfPresent, writeFile, writeText } from '../../assembly/files'
import { print, printError } from '../../assembly/print'
import { Random } from '../../assembly/Random'
import { encodeCheckpoint, restoreCheckpoint } from './checkpoint'
import { readIdx } from './idx'
import { Network } from './Network'

const epochs = integerArgument('--epochs', 10, 1, 100_000)
const hiddenUnits = integerArgument('--hidden', 64, 1, 4096)
const batch = integerArgument('--batch', 16, 1, 4096)
const ratePerMille = integerArgument('--rate-per-mille', 50, 1, 1000)
const checkpointEvery = integerArgument('--checkpoint-every', 0, 0, 100_000)
const seed = integerArgument('--seed', 1, 0, i32.MAX_VALUE)

const images = readIdx('/in/images.idx', 3)
const labels = readIdx('/in/labels.idx', 1)
const count = images.shape[0]
const inputs = images.shape[1] * images.shape[2]
if (count == 0 || labels.shape[0] != count)
  fail(`Found ${count} pictures and ${labels.shape[0]} labels: use equal numbers, at least one.`)
let classes = 0
for (let i = 0; i < count; i++) classes = max(classes, <i32>labels.values[i] + 1)

const network = new Network(inputs, hiddenUnits, classes, <u32>seed)
const checkpoint = readFileIfPresent('/in/checkpoint.safetensors')
let epoch = checkpoint === null ? 0 : restoreCheckpoint(network, checkpoint!)

const order = new StaticArray<i32>(count)
const random = new Random(0)
const lines: string[] = ['epoch,loss_millionths,right,of']
while (epoch < epochs) {
  // The order depends only on the epoch, so that a resumed run computes exactly the same as an uninterrupted run.
  random.seed(<u32>seed * 0x9e3779b1 + <u32>epoch)
  for (let i = 0; i < count; i++) order[i] = i
  for (let i = count - 1; i > 0; i--) {
    const j = <i32>(random.nextU32() % <u32>(i + 1))
    const swapped = order[i]
    order[i] = order[j]
    order[j] = swapped
  }
  let loss: f64 = 0
  for (let from = 0; from < count; from += batch) {
    const until = min(from + batch, count)
    for (let i = from; i < until; i++) loss += network.learn(pixelsOf(order[i]), labels.values[order[i]])
    network.step(until - from, <f64>ratePerMille / 1000, 0.9)
  }
  epoch++
  let right = 0
  for (let i = 0; i < count; i++) if (network.predict(pixelsOf(i)) == <i32>labels.values[i]) right++
  const line = `${epoch},${<i64>((loss / <f64>count) * 1e6 + 0.5)},${right},${count}`
  print(line)
  printError(`muster:progress ${epoch}/${epochs}`)
  lines.push(line)
  if (checkpointEvery > 0 && epoch % checkpointEvery == 0)
    writeFile(`/out/checkpoint-${epoch}.safetensors`, encodeCheckpoint(network, epoch))
}
writeFile('/out/weights.safetensors', encodeCheckpoint(network, epoch))
writeText('/out/loss.csv', `${lines.join('\n')}\n`)

function pixelsOf(picture: i32): usize {
  return images.values.dataStart + picture * inputs
}
