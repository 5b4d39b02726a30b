// The same algorithm in plain JavaScript, for the test and for the bench.

import { Random } from '../Random.ts'

type Camera = [number, number, number, number, number, number, number]

export type TracerOptions = {
  width: number
  height: number
  samples: number
  seed: number
  /** Renders the rows from `first` to `end` (exclusive). */
  first: number
  end: number
}

const maxBounces = 12
const minDistance = 1e-4
const fields = 8
const kinds = ['matte', 'mirror', 'glass', 'light']

/** Renders the same pixels (three bytes each) as the wasm module of this example for the same scene and options. */
export function traceInJavaScript(sceneText: string, options: TracerOptions): Uint8Array {
  const { width, height, samples, seed, first, end } = options
  const { spheres, sky, camera } = parse(sceneText)
  const [cameraX, cameraY, cameraZ, atX, atY, atZ, focal] = camera
  let fx = atX - cameraX
  let fy = atY - cameraY
  let fz = atZ - cameraZ
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
  const pixels = new Uint8Array((end - first) * width * 3)
  const light = new Float64Array(3)
  let at = 0
  for (let y = first; y < end; y++) {
    for (let x = 0; x < width; x++) {
      random.seed((Math.imul(seed, 0x9e3779b1) + y * width + x) >>> 0)
      let r = 0
      let g = 0
      let b = 0
      for (let sample = 0; sample < samples; sample++) {
        const u = (2 * x - width + 2 * random.next()) / height
        const v = (height - 2 * y - 2 * random.next()) / height
        const dx = fx * focal + rx * u + upX * v
        const dy = fy * focal + upY * v
        const dz = fz * focal + rz * u + upZ * v
        const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
        trace(spheres, sky, random, cameraX, cameraY, cameraZ, dx / length, dy / length, dz / length, light)
        r += light[0]!
        g += light[1]!
        b += light[2]!
      }
      pixels[at++] = Math.sqrt(Math.min(r / samples, 1)) * 255 + 0.5
      pixels[at++] = Math.sqrt(Math.min(g / samples, 1)) * 255 + 0.5
      pixels[at++] = Math.sqrt(Math.min(b / samples, 1)) * 255 + 0.5
    }
  }
  return pixels
}

function trace(
  spheres: Float64Array,
  sky: Float64Array,
  random: Random,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  light: Float64Array,
): void {
  let r = 1
  let g = 1
  let b = 1
  for (let bounce = 0; bounce < maxBounces; bounce++) {
    let hit = -1
    let distance = Number.POSITIVE_INFINITY
    for (let at = 0; at < spheres.length; at += fields) {
      const cx = spheres[at]! - ox
      const cy = spheres[at + 1]! - oy
      const cz = spheres[at + 2]! - oz
      const radius = spheres[at + 3]!
      const along = cx * dx + cy * dy + cz * dz
      const inside = along * along - (cx * cx + cy * cy + cz * cz) + radius * radius
      if (inside < 0) continue
      const half = Math.sqrt(inside)
      let t = along - half
      if (t < minDistance) t = along + half
      if (t < minDistance || t >= distance) continue
      distance = t
      hit = at
    }
    if (hit < 0) {
      light[0] = r * sky[0]!
      light[1] = g * sky[1]!
      light[2] = b * sky[2]!
      return
    }
    r *= spheres[hit + 4]!
    g *= spheres[hit + 5]!
    b *= spheres[hit + 6]!
    const kind = spheres[hit + 7]!
    if (kind === 3) {
      light[0] = r
      light[1] = g
      light[2] = b
      return
    }
    ox += distance * dx
    oy += distance * dy
    oz += distance * dz
    const radius = spheres[hit + 3]!
    let nx = (ox - spheres[hit]!) / radius
    let ny = (oy - spheres[hit + 1]!) / radius
    let nz = (oz - spheres[hit + 2]!) / radius
    let facing = nx * dx + ny * dy + nz * dz
    const entering = facing < 0
    if (!entering) {
      nx = -nx
      ny = -ny
      nz = -nz
      facing = -facing
    }
    let reflect = kind === 1
    if (kind === 0) {
      let x: number
      let y: number
      let z: number
      let squared: number
      do {
        x = random.next() * 2 - 1
        y = random.next() * 2 - 1
        z = random.next() * 2 - 1
        squared = x * x + y * y + z * z
      } while (squared > 1 || squared < 1e-12)
      const length = Math.sqrt(squared)
      dx = nx + x / length
      dy = ny + y / length
      dz = nz + z / length
    } else if (kind === 2) {
      const ratio = entering ? 1.0 / 1.5 : 1.5
      const cosine = -facing
      const under = 1 - ratio * ratio * (1 - cosine * cosine)
      const grazing = 1 - cosine
      const reflected = 0.04 + 0.96 * grazing * grazing * grazing * grazing * grazing
      reflect = under < 0 || random.next() < reflected
      if (!reflect) {
        const bend = ratio * cosine - Math.sqrt(under)
        dx = ratio * dx + bend * nx
        dy = ratio * dy + bend * ny
        dz = ratio * dz + bend * nz
      }
    }
    if (reflect) {
      dx -= 2 * facing * nx
      dy -= 2 * facing * ny
      dz -= 2 * facing * nz
    }
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    dx /= length
    dy /= length
    dz /= length
  }
  light.fill(0)
}

function parse(text: string): { spheres: Float64Array; sky: Float64Array; camera: Camera } {
  const spheres: number[] = []
  let sky = new Float64Array(3)
  let camera: Camera = [0, 0, -5, 0, 0, 0, 1.5]
  for (const line of text.split('\n')) {
    const [word, ...values] = line.trim().split(' ')
    if (word === 'sky') sky = Float64Array.from(values, Number)
    if (word === 'camera') camera = values.map(Number) as Camera
    if (word === 'sphere') spheres.push(...values.slice(0, 7).map(Number), kinds.indexOf(values[7]!))
  }
  return { spheres: Float64Array.from(spheres), sky, camera }
}
