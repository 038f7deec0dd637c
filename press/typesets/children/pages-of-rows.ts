import { invariant } from '#domain/invariant'
import type { Placement } from '../../paginate/block.ts'
import type { Broken, Turns } from '../../paginate/break-pages.ts'
import { fullEnd } from '../../paginate/fill-frame.ts'
import type { Option, Step, Steps } from './step.ts'

/**
 * The pages of a month: the shortest path over all lawful page breaks, and on each page the ways to tell its stories that fill it with the
 * least that is wanting. `room` gives the rows of a page. With `turns`, a story that no page holds keeps to the side of the leaf that it is on.
 */
export function pagesOfRows(steps: Steps, room: (frame: number) => number, turns?: Turns): Broken {
  const pages = shortestPath(steps, room, turns) ?? shortestPath(steps, room)
  invariant(pages, 'there is a lawful way to break these pages')
  const heads = pages.map((_, frame) => steps.heads[pages[frame - 1]?.at ?? 0] ?? 0)
  const filled = pages.map((page, frame) => placed(page, frame, heads[frame] ?? 0))
  return {
    placements: filled.flat(),
    frames: filled.length,
    free: pages.map(({ state }, frame) => room(frame) - (heads[frame] ?? 0) - state.rows),
  }
}

/** What stands on a page so far: the last of it, and all before. */
interface State {
  rows: number
  fault: number
  step?: Step
  option?: Option
  before?: State
}

/** A page that ends before a position. */
interface PageEnd {
  at: number
  fault: number
  state: State
}

interface Path {
  fault: number
  end?: PageEnd
  before?: Path
}

function shortestPath(steps: Steps, room: (frame: number) => number, turns?: Turns): PageEnd[] | undefined {
  const last = steps.length
  const layers = turns ? turns.most : 1
  const paths: Map<number, Path>[] = Array.from({ length: layers + 1 }, () => new Map())
  paths[0]?.set(0, { fault: 0 })
  for (let at = 0; at < last; at++) {
    // only while they are looked through: those of a whole month would be more to hold than to find
    const ends = new Map<number, PageEnd[]>()
    for (let layer = 0; layer <= layers; layer++) {
      const path = paths[layer]?.get(at)
      const next = paths[Math.min(layer + 1, layers)]
      // of pages whose side is known there are no more than are wanted
      if (!path || !next || (turns && layer === layers)) continue
      const turned = turns?.after(layer) ? overTurn : 0
      const capacity = room(layer)
      const fromHere = ends.get(capacity) ?? endsFrom(steps, at, capacity, room(1))
      ends.set(capacity, fromHere)
      for (const end of fromHere) {
        const parted = end.at < last && (steps.cuts[end.at] ?? 0) > 0 ? turned : 0
        const fault = path.fault + end.fault + parted
        const known = next.get(end.at)
        if (!known || fault < known.fault) next.set(end.at, { fault, end, before: path })
      }
    }
  }
  const found = paths.slice(turns?.fewest ?? 0).flatMap(layer => layer.get(last) ?? [])
  const [first] = found
  if (!first) return undefined
  let path: Path | undefined = found.reduce((best, path) => (path.fault < best.fault ? path : best), first)
  const pages: PageEnd[] = []
  for (; path?.end; path = path.before) pages.push(path.end)
  // turned once: to put each before all others takes the square of their number
  return pages.reverse()
}

/** Of photos that the turn of a leaf parts from their words. */
const overTurn = 1
/** Pages; and as many as the longest of all words are. */
const tooTall = [1000, 1_000_000] as const

function endsFrom(steps: Steps, start: number, capacity: number, rows: number): PageEnd[] {
  const ends = pageEnds(steps, start, capacity - (steps.heads[start] ?? 0), rows)
  if (ends.length > 0) return ends
  // what is taller than its page is set all the same, and found by the preflight
  for (const pages of tooTall) {
    const [tall] = pageEnds(steps, start, capacity * pages, rows)
    if (tall) return [{ ...tall, fault: tall.fault + pages }]
  }
  return []
}

// All pages that begin at a position, each with the best ways to tell what stands on it.
function pageEnds(steps: Steps, start: number, capacity: number, rows: number): PageEnd[] {
  const ends: PageEnd[] = []
  const states = new Map<number, Map<number, State>>([[start, new Map([[0, { rows: 0, fault: 0 }]])]])
  // until no page holds more: else each would be as long to find as the month
  for (let at = start; at < steps.length && states.size > 0; at++) {
    const here = states.get(at)
    if (!here) continue
    states.delete(at)
    if (at > start) endAt(at, here)
    for (const step of steps.from[at] ?? []) {
      const there = states.get(step.to) ?? new Map<number, State>()
      extend(here, step, there, at === start, capacity)
      if (there.size > 0) states.set(step.to, there)
    }
  }
  const whole = states.get(steps.length)
  if (whole) endAt(steps.length, whole)
  return ends

  function endAt(at: number, states: ReadonlyMap<number, State>) {
    const cut = at < steps.length ? steps.cuts[at] : 0
    if (cut === undefined) return
    let best: PageEnd | undefined
    for (const state of states.values()) {
      const fault = state.fault + cut + faultOfFree(capacity - state.rows, rows, at === steps.length)
      if (!best || fault < best.fault) best = { at, fault, state }
    }
    if (best) ends.push(best)
  }
}

function extend(
  states: ReadonlyMap<number, State>,
  step: Step,
  there: Map<number, State>,
  isFirst: boolean,
  capacity: number,
) {
  for (const before of states.values())
    for (const option of step.options) {
      const rows = before.rows + (isFirst ? 0 : step.gap) + option.rows
      if (rows > capacity) continue
      const fault = before.fault + option.fault
      const known = there.get(rows)
      if (!known || fault < known.fault) there.set(rows, { rows, fault, step, option, before })
    }
}

// A page costs a little. What is free at its foot costs more the more it is; a month may end anywhere in the lower part of a page.
function faultOfFree(free: number, rows: number, isLast: boolean): number {
  const share = Math.max(0, free) / rows
  if (isLast) {
    const short = Math.max(0, fullEnd(rows) / rows - 1 + share)
    return aPage + 2 * short + 12 * short ** 2 + (share >= nearlyAThird ? aThirdAtEnd : 0)
  }
  return aPage + 2.5 * share + 130 * share ** 2 + (share >= nearlyAThird ? aThird : 0)
}

const aPage = 8
/** What is free to the eye below the frame of the last story. */
const nearlyAThird = 0.28
const aThird = 3
/** The same of the last page of a month, which the next one does not fill. */
const aThirdAtEnd = 9

function placed({ state }: PageEnd, frame: number, head: number): Placement[] {
  const states: State[] = []
  for (let at: State | undefined = state; at?.option; at = at.before) states.unshift(at)
  const placements: Placement[] = []
  for (const { rows, option } of states) {
    if (!option) continue
    const { block, line = 0, lines = 1 } = option
    const previous = placements.at(-1)
    if (previous?.block === block) {
      previous.rows += option.rows
      previous.to = line + lines
    } else {
      const to = block.kind === 'text' ? line + lines : 1
      placements.push({ block, frame, top: head + rows - option.rows, rows: option.rows, from: line, to })
    }
  }
  return placements
}
