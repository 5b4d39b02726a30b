// A path tracer: reads /in/scene.txt, renders this part's share of the rows and writes them to /out/rows-<first>.ppm.

import { integerArgument, partRange } from '../../assembly/args'
import { readText, writeFile } from '../../assembly/files'
import { print } from '../../assembly/print'
import { Random } from '../../assembly/Random'
import { parseScene } from './Scene'
import { blue, green, red, trace } from './trace'

const width = integerArgument('--width', 160, 1, 16_384)
const height = integerArgument('--height', 90, 1, 16_384)
const samples = integerArgument('--samples', 16, 1, 65_536)
const seed = integerArgument('--seed', 1, 0, i32.MAX_VALUE)
const rows = partRange(height)
const first = rows[0]
const end = rows[1]

const scene = parseScene(readText('/in/scene.txt'))
const header = Uint8Array.wrap(String.UTF8.encode(`P6\n${width} ${end - first}\n255\n`))
const image = new Uint8Array(header.length + (end - first) * width * 3)
image.set(header)

// The camera's axes: forward, right and up.
const camera = scene.camera
let fx = camera[3] - camera[0]
let fy = camera[4] - camera[1]
let fz = camera[5] - camera[2]
const forward = Math.sqrt(fx * fx + fy * fy + fz * fz)
fx /= forward
fy /= forward
fz /= forward
const level = Math.sqrt(fz * fz + fx * fx)
const rx = fz / level
const rz = -fx / level
const upX = fy * rz
const upY = fz * rx - fx * rz
const upZ = -fy * rx

const random = new Random(0)
let at = header.length
for (let y = first; y < end; y++) {
  for (let x = 0; x < width; x++) {
    // The seed depends on the pixel, so that a picture in parts has the same pixels as the whole picture.
    random.seed(<u32>seed * 0x9e3779b1 + <u32>(y * width + x))
    let r: f64 = 0
    let g: f64 = 0
    let b: f64 = 0
    for (let sample = 0; sample < samples; sample++) {
      const u = (<f64>(2 * x - width) + 2 * random.next()) / <f64>height
      const v = (<f64>(height - 2 * y) - 2 * random.next()) / <f64>height
      let dx = fx * camera[6] + rx * u + upX * v
      let dy = fy * camera[6] + upY * v
      let dz = fz * camera[6] + rz * u + upZ * v
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
      dx /= length
      dy /= length
      dz /= length
      trace(scene, random, camera[0], camera[1], camera[2], dx, dy, dz)
      r += red
      g += green
      b += blue
    }
    unchecked((image[at++] = toByte(r / <f64>samples)))
    unchecked((image[at++] = toByte(g / <f64>samples)))
    unchecked((image[at++] = toByte(b / <f64>samples)))
  }
  print(`muster:progress ${y - first + 1}/${end - first}`)
}
writeFile(`/out/rows-${first.toString().padStart(5, '0')}.ppm`, image)

/** Converts linear light to a byte: gamma 2, clamped. */
function toByte(light: f64): u8 {
  return <u8>(Math.sqrt(Math.min(light, 1)) * 255 + 0.5)
}
