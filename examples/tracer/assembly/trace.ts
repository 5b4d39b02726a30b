import { Random } from '../../assembly/Random'
import { glass, light, matte, mirror, Scene, sphereFields } from './Scene'

const maxBounces: i32 = 12
const minDistance: f64 = 1e-4

/** The colour that the last call of {@link trace} computed. */
export let red: f64 = 0
export let green: f64 = 0
export let blue: f64 = 0

// The random unit vector that randomDirection computed.
let ux: f64 = 0
let uy: f64 = 0
let uz: f64 = 0

/** Follows one path of light backwards from (ox, oy, oz) along the unit vector (dx, dy, dz). */
export function trace(
  scene: Scene,
  random: Random,
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
): void {
  const spheres = scene.spheres
  let r: f64 = 1
  let g: f64 = 1
  let b: f64 = 1
  for (let bounce = 0; bounce < maxBounces; bounce++) {
    // The nearest sphere in front of us.
    let hit = -1
    let distance: f64 = Infinity
    for (let i = 0; i < scene.count; i++) {
      const at = i * sphereFields
      const cx = unchecked(spheres[at]) - ox
      const cy = unchecked(spheres[at + 1]) - oy
      const cz = unchecked(spheres[at + 2]) - oz
      const radius = unchecked(spheres[at + 3])
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
      red = r * unchecked(scene.sky[0])
      green = g * unchecked(scene.sky[1])
      blue = b * unchecked(scene.sky[2])
      return
    }

    r *= unchecked(spheres[hit + 4])
    g *= unchecked(spheres[hit + 5])
    b *= unchecked(spheres[hit + 6])
    const kind = <i32>unchecked(spheres[hit + 7])
    if (kind == light) {
      red = r
      green = g
      blue = b
      return
    }

    ox += distance * dx
    oy += distance * dy
    oz += distance * dz
    const radius = unchecked(spheres[hit + 3])
    let nx = (ox - unchecked(spheres[hit])) / radius
    let ny = (oy - unchecked(spheres[hit + 1])) / radius
    let nz = (oz - unchecked(spheres[hit + 2])) / radius
    let facing = nx * dx + ny * dy + nz * dz
    const entering = facing < 0
    if (!entering) {
      nx = -nx
      ny = -ny
      nz = -nz
      facing = -facing
    }

    if (kind == matte) {
      // Normal plus a random unit vector: a cosine-weighted distribution of directions.
      randomDirection(random)
      dx = nx + ux
      dy = ny + uy
      dz = nz + uz
    } else if (kind == mirror) {
      dx -= 2 * facing * nx
      dy -= 2 * facing * ny
      dz -= 2 * facing * nz
    } else if (kind == glass) {
      const ratio: f64 = entering ? 1.0 / 1.5 : 1.5
      const cosine = -facing
      const under = 1 - ratio * ratio * (1 - cosine * cosine)
      // Schlick's approximation of the reflectance.
      const grazing = 1 - cosine
      const reflected = 0.04 + 0.96 * grazing * grazing * grazing * grazing * grazing
      if (under < 0 || random.next() < reflected) {
        dx -= 2 * facing * nx
        dy -= 2 * facing * ny
        dz -= 2 * facing * nz
      } else {
        const bend = ratio * cosine - Math.sqrt(under)
        dx = ratio * dx + bend * nx
        dy = ratio * dy + bend * ny
        dz = ratio * dz + bend * nz
      }
    }
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    dx /= length
    dy /= length
    dz /= length
  }
  red = 0
  green = 0
  blue = 0
}

/** Samples by rejection from the cube: this needs only square roots, which every machine computes to the same bit. */
function randomDirection(random: Random): void {
  while (true) {
    const x = random.next() * 2 - 1
    const y = random.next() * 2 - 1
    const z = random.next() * 2 - 1
    const squared = x * x + y * y + z * z
    if (squared > 1 || squared < 1e-12) continue
    const length = Math.sqrt(squared)
    ux = x / length
    uy = y / length
    uz = z / length
    return
  }
}
