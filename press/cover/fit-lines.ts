/** A grapheme on its way into lines. */
export interface Piece {
  /** em it takes along the line. */
  advance: number
  /** How bad it is to start a line with it: 0 between words, 1 inside a Chinese word, 2 inside a Latin one, 3 against the rules. */
  level: 0 | 1 | 2 | 3
  /** Takes no room at the ends of a line. */
  space?: boolean
}

export interface Room {
  /** mm along the line and across the lines. */
  length: number
  depth: number
  /** pt */
  max: number
  min: number
  /** em from line to line. */
  leading: number
  /** em between graphemes. */
  tracking: number
  maxLines: number
}

/** Where lines start and end, at the size in pt at which they fill the room. */
export interface Fit {
  size: number
  lines: [from: number, to: number][]
}

/** What shrinks before it breaks: down to this part of the largest size on one line, then on two, and so on. */
const comfortable = 0.72
/** Below this part of the largest size, words break rather than shrink further. */
const bearable = 0.5
const mmPerPt = 25.4 / 72

/** The pieces in as few lines as stay comfortable to read; undefined where they do not fit at the least size. */
export function fitLines(pieces: readonly Piece[], room: Room): Fit | undefined {
  const byLevel = [0, 1, 2, 3].map(level => largest(pieces, room, level))
  const good = byLevel.find(fit => fit && fit.size >= Math.max(room.min, bearable * room.max))
  return good ?? byLevel.find(fit => fit && fit.size >= room.min)
}

function largest(pieces: readonly Piece[], room: Room, level: number): Fit | undefined {
  let best: Fit | undefined
  for (let count = 1; count <= room.maxLines; count++) {
    const across = room.depth / (1 + (count - 1) * room.leading) / mmPerPt
    if (across < room.min) break
    const { widest, lines } = balanced(pieces, room.tracking, level, count)
    const size = Math.min(room.max, across, widest > 0 ? room.length / widest / mmPerPt : room.max)
    if (!best || size > best.size + 1e-9) best = { size, lines }
    if (size >= comfortable * room.max) break
  }
  return best
}

/** The division into at most `count` lines whose widest line is narrowest. */
function balanced(pieces: readonly Piece[], tracking: number, level: number, count: number) {
  let low = 0
  let high = pieces.reduce((sum, piece) => sum + piece.advance + tracking, 0)
  let lines = filled(pieces, tracking, level, high)
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    const tried = filled(pieces, tracking, level, middle)
    if (tried.length <= count && tried.every(line => width(pieces, tracking, line) <= middle)) {
      high = middle
      lines = tried
    } else low = middle
  }
  return { lines, widest: Math.max(0, ...lines.map(line => width(pieces, tracking, line))) }
}

/** First-fit lines no wider than `limit` em, save where a single unbreakable stretch is. */
function filled(
  pieces: readonly Piece[],
  tracking: number,
  level: number,
  limit: number,
): [from: number, to: number][] {
  const lines: [number, number][] = []
  let from = 0
  let lastBreak = 0
  for (let at = 1; at <= pieces.length; at++) {
    const breakable = at === pieces.length || (pieces[at]?.level ?? 0) <= level
    if (!breakable) continue
    if (lastBreak > from && width(pieces, tracking, [from, at]) > limit) {
      lines.push([from, lastBreak])
      from = lastBreak
    }
    lastBreak = at
  }
  if (from < pieces.length) lines.push([from, pieces.length])
  return lines.map(line => trimmed(pieces, line)).filter(([start, end]) => end > start)
}

function trimmed(pieces: readonly Piece[], [from, to]: [number, number]): [number, number] {
  let [start, end] = [from, to]
  while (start < end && pieces[start]?.space) start++
  while (end > start && pieces[end - 1]?.space) end--
  return [start, end]
}

function width(pieces: readonly Piece[], tracking: number, line: [number, number]): number {
  const [from, to] = trimmed(pieces, line)
  let sum = 0
  for (let i = from; i < to; i++) sum += (pieces[i]?.advance ?? 0) + (i > from ? tracking : 0)
  return sum
}
