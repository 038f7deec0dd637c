import type { Run } from '../page/display-list.ts'
import { between, type UnitWidth } from '../text/unit-widths.ts'

/** A piece of a paragraph that a line may end after, with the ways to part it that leave a hyphen, the longest head first. */
export interface FitUnit {
  runs: readonly Run[]
  width: UnitWidth
  ways?: readonly { head: FitUnit; tail: FitUnit }[]
}

export interface FittedLine {
  units: readonly FitUnit[]
  /** A straight edge would cost more between two characters than it may. */
  isTorn: boolean
}

/** Lines below each other that end with a hyphen at most. */
const MOST_HYPHENS = 2

/**
 * Lines of a measure of so many em, first fit as Typst ends them. A line that a straight edge would open by more than `mostStretch` em
 * takes the head of the next word with it, where the word can be parted so that the line is not torn any more.
 */
export function firstFit(units: readonly FitUnit[], measure: number, mostStretch: number): FittedLine[] {
  const lines: FittedLine[] = []
  const rest = units.toReversed()
  let line: FitUnit[] = []
  let sum = emptyLine()
  let hyphens = 0
  const fits = ({ width }: Line) => width <= measure + 1e-6
  const isTorn = (whole: Line) => stretchOf(whole, measure) > mostStretch
  const close = (closed: FittedLine, next: FitUnit) => {
    lines.push(closed)
    rest.push(next)
    line = []
    sum = emptyLine()
  }
  for (let unit = rest.pop(); unit; unit = rest.pop()) {
    const longer = append(sum, unit.width)
    if (line.length === 0 || fits(longer)) {
      line.push(unit)
      sum = longer
      continue
    }
    const torn = isTorn(sum)
    // the last word of a paragraph stays whole
    const mayPart = torn && hyphens < MOST_HYPHENS && rest.length > 0
    const before = sum
    const way = mayPart ? unit.ways?.find(({ head }) => fits(append(before, head.width))) : undefined
    if (way && !isTorn(append(sum, way.head.width))) {
      hyphens += 1
      close({ units: [...line, way.head], isTorn: false }, way.tail)
    } else {
      hyphens = 0
      close({ units: line, isTorn: torn }, unit)
    }
  }
  return line.length > 0 ? [...lines, { units: line, isTorn: false }] : lines
}

interface Line {
  /** em, with what its last bracket saves at a line end. */
  width: number
  last?: UnitWidth
  stretching: number
  characters: number
  spaces: number
}

const emptyLine = (): Line => ({ width: 0, stretching: 0, characters: 0, spaces: 0 })

function append({ width, last, stretching, characters, spaces }: Line, unit: UnitWidth): Line {
  const before = last
    ? width + savedBy(last) + last.space + (last.space > 0 ? 0 : between(last.last, unit.first))
    : 0
  const atStart = !last && unit.first === 'opening' ? 0.5 : 0
  return {
    width: before + unit.width - atStart - savedBy(unit),
    last: unit,
    stretching: stretching + unit.stretching,
    characters: characters + unit.characters,
    spaces: spaces + (last && last.space > 0 ? 1 : 0),
  }
}

const savedBy = (unit: UnitWidth) => (unit.last === 'closing' ? 0.5 : 0)

/** em between Chinese characters, or words, once the line is as long as its measure: all characters give a little, then these. */
function stretchOf({ width, last, stretching, characters, spaces }: Line, measure: number): number {
  const wanting = measure - width
  const little = 0.03 * characters + 0.12 * spaces
  const gaps = stretching + spaces - (last && last.last !== 'latin' && last.last !== 'other' ? 1 : 0)
  if (wanting <= little) return (0.03 * wanting) / little
  return gaps > 0 ? 0.03 + (wanting - little) / gaps : 0
}
