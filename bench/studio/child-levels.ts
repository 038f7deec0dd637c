import { atMost, figure, noTarget } from '../table.ts'
import type { Part } from './part-of.ts'

/** A child process as it was seen once. */
export interface SeenChild {
  part: Part
  /** MB, with what it shares divided among those who share it. */
  memory: number
  /** MB, resident: by this a child is replaced. */
  resident: number
}

export interface ChildLook {
  minute: number
  children: readonly SeenChild[]
}

/** Resident MB above which a child is replaced once its job has ended (docs/operate.md, "Children"). */
export const replacedAbove = { pages: 500, pictures: 250, archives: 400 } as const
type ChildPart = keyof typeof replacedAbove
const childParts = Object.keys(replacedAbove) as ChildPart[] // reason: its own keys

/**
 * Children begin and end while others work, so that their sum tells how many there were, and its slope nothing. What does not grow for ever is
 * told by two things: a child of the last quarter of the time is no larger, in the mean, than one of the quarter before; and none is larger than
 * the size at which it is replaced.
 */
export function childRows(looks: readonly ChildLook[], minutes: number): string[][] {
  return childParts.flatMap(part => {
    const third = meanOf(looks, part, minutes / 2, (minutes * 3) / 4)
    const fourth = meanOf(looks, part, (minutes * 3) / 4, minutes)
    const samples = looks.flatMap(({ children }) => children.filter(child => child.part === part))
    const largest = Math.max(0, ...samples.map(({ resident }) => resident))
    const isLevel = third !== undefined && fourth !== undefined
    return [
      [
        `a child of ${part}: mean of the last quarter to the one before`,
        isLevel ? `${figure(fourth / third)} (${figure(fourth)} to ${figure(third)} MB)` : 'none was there',
        ...(isLevel ? atMost(fourth / third, mostRatio, '') : noTarget),
      ],
      [
        `largest child of ${part}, resident MB`,
        figure(largest),
        ...atMost(largest, replacedAbove[part], 'MB'),
      ],
    ]
  })
}

/** Of a child that is no larger; what garbage there is at a look comes and goes. */
const mostRatio = 1.1

/** Memory of one child in the mean; undefined where there was none. */
function meanOf(looks: readonly ChildLook[], part: ChildPart, from: number, to: number): number | undefined {
  const samples = looks
    .filter(({ minute }) => minute >= from && minute < to)
    .flatMap(({ children }) => children.filter(child => child.part === part))
  return samples.length === 0
    ? undefined
    : samples.reduce((sum, { memory }) => sum + memory, 0) / samples.length
}
