import type { Instruction } from './decodeInstructions.ts'
import { op } from './opcodes.ts'

/** Gas charged at one point for all code that certainly runs after it. */
export type Charge = { /** Index of the instruction that the charge precedes. */ at: number; cost: number }

/**
 * Arms of an `if` up to this cost are charged with their condition, at the cost of the more expensive arm:
 * this saves a charge.
 */
const smallArm = 12

type Frame = {
  code: number
  /** The charge that pays for the code after the frame, unless a branch may jump past it. */
  parent: Charge
  escapes: boolean
  arms: Charge[]
}

/**
 * Splits a body into charges. Code after a block is charged before it whenever every path through the block
 * leads there, so that straight-line code costs one subtraction however many blocks it has.
 *
 * @param callCost the cost that a call of that function adds: its flat cost, if it has one
 */
export function gasCharges(body: Instruction[], callCost: (callee: number) => number): Charge[] {
  const charges: Charge[] = []
  const open = (at: number): Charge => {
    const charge = { at, cost: 0 }
    charges.push(charge)
    return charge
  }
  let current = open(0)
  const frames: Frame[] = [{ code: op.block, parent: current, escapes: false, arms: [] }]

  /**
   * A branch leaves every frame inside its target, so the code after those frames is no longer certain to
   * run.
   */
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
          // The loop operation itself is charged in each iteration.
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
        const highestCost = Math.max(0, ...frame.arms.map((arm) => arm.cost))
        if (highestCost <= smallArm) {
          frame.parent.cost += highestCost
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
