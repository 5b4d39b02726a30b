import type { Instruction } from './decode.ts'
import { op } from './opcodes.ts'

/** Gas taken at one place for all the code that is certain to run once that place is passed. */
export type Charge = { /** Index of the instruction it stands before. */ at: number; cost: number }

/** Arms of an `if` up to this cost are charged with their condition, the dearer arm counting: a branch less to pay for. */
const smallArm = 12

type Frame = {
  code: number
  /** The charge that pays for what follows the frame, unless a branch may jump past it. */
  parent: Charge
  escapes: boolean
  arms: Charge[]
}

/**
 * Splits a body into charges. Code after a block is paid for before it whenever every way through the block leads
 * there, so that straight code costs one subtraction however many blocks it is written in.
 *
 * @param callCost what a call of that function adds: its own flat cost, if it has one
 */
export function chargesOf(body: Instruction[], callCost: (callee: number) => number): Charge[] {
  const charges: Charge[] = []
  const open = (at: number): Charge => {
    const charge = { at, cost: 0 }
    charges.push(charge)
    return charge
  }
  let current = open(0)
  const frames: Frame[] = [{ code: op.block, parent: current, escapes: false, arms: [] }]

  /** A branch out of every frame inside its target: what follows those is no longer certain. */
  const branch = (depth: number) => {
    const target = frames.length - 1 - depth
    for (let i = Math.max(target, 0) + 1; i < frames.length; i++) frames[i]!.escapes = true
  }

  for (let i = 0; i < body.length; i++) {
    const { code, shape, index, labels } = body[i]!
    current.cost += shape.cost
    switch (code) {
      case op.block:
      case op.loop:
      case op.if: {
        const frame: Frame = { code, parent: current, escapes: false, arms: [] }
        frames.push(frame)
        if (code === op.loop) {
          // The operation itself is paid for at each turn.
          current.cost -= shape.cost
          current = open(i + 1)
          current.cost = shape.cost
        } else if (code === op.if) {
          current = open(i + 1)
          frame.arms.push(current)
        }
        break
      }
      case op.else:
        current = open(i + 1)
        frames.at(-1)!.arms.push(current)
        break
      case op.end: {
        const frame = frames.pop()!
        const dearer = Math.max(0, ...frame.arms.map((arm) => arm.cost))
        if (dearer <= smallArm) {
          frame.parent.cost += dearer
          for (const arm of frame.arms) arm.cost = 0
        }
        current = frame.escapes ? open(i + 1) : frame.parent
        break
      }
      case op.brIf:
      case op.br:
        branch(index)
        current = open(i + 1)
        break
      case op.brTable:
        for (const label of labels!) branch(label)
        current = open(i + 1)
        break
      case op.return:
        branch(frames.length - 1)
        current = open(i + 1)
        break
      case op.unreachable:
        current = open(i + 1)
        break
      case op.call:
        current.cost += callCost(index)
        break
    }
  }
  return charges.filter((charge) => charge.cost > 0)
}
