import { fail } from '../../assembly/fail'

export const matte: i32 = 0
export const mirror: i32 = 1
export const glass: i32 = 2
export const light: i32 = 3

/** Count of numbers per sphere: centre (3), radius, colour (3), kind. */
export const sphereFields: i32 = 8

/** The content of /in/scene.txt: one object per line, words separated by single spaces, `#` starts a comment line. */
export class Scene {
  /** x y z radius r g b kind, for each sphere. */
  spheres: StaticArray<f64> = new StaticArray<f64>(0)
  count: i32 = 0
  sky: StaticArray<f64> = [0.0, 0.0, 0.0]
  /** Position, target point, focal length. */
  camera: StaticArray<f64> = [0.0, 0.0, -5.0, 0.0, 0.0, 0.0, 1.5]
}

/** Parses a scene. Ends the program with the line number of an invalid line. */
export function parseScene(text: string): Scene {
  const scene = new Scene()
  const spheres: f64[] = []
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim()
    if (line.length == 0 || line.startsWith('#')) continue
    const words = line.split(' ')
    if (words[0] == 'sky' && words.length == 4) {
      for (let k = 0; k < 3; k++) scene.sky[k] = numberAt(words, k + 1, i)
    } else if (words[0] == 'camera' && words.length == 8) {
      for (let k = 0; k < 7; k++) scene.camera[k] = numberAt(words, k + 1, i)
    } else if (words[0] == 'sphere' && words.length == 9) {
      for (let k = 0; k < 7; k++) spheres.push(numberAt(words, k + 1, i))
      spheres.push(<f64>kindAt(words[8], i))
      scene.count++
    } else fail(`scene.txt line ${i + 1}: invalid line "${line}".`)
  }
  scene.spheres = StaticArray.fromArray(spheres)
  return scene
}

function numberAt(words: string[], index: i32, line: i32): f64 {
  const value = F64.parseFloat(words[index])
  if (!isFinite(value)) fail(`scene.txt line ${line + 1}: "${words[index]}" is not a number.`)
  return value
}

function kindAt(word: string, line: i32): i32 {
  if (word == 'matte') return matte
  if (word == 'mirror') return mirror
  if (word == 'glass') return glass
  if (word != 'light') fail(`scene.txt line ${line + 1}: unknown kind "${word}".`)
  return light
}
