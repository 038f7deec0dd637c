import { invariant } from '#domain/invariant'

/** A grapheme on its way into lines. */
export interface Piece {
  /** em it takes along the line. */
  advance: number
  /**
   * How bad it is to start a line with it: 0 after a pause, 1 between words, 2 inside a Chinese word, 3 inside a
   * Latin one, 4 against the rules.
   */
  level: 0 | 1 | 2 | 3 | 4
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
/** Lines that end where one pauses may be set smaller by so much. */
const breath = 0.85
/** Below this part of the largest size, words break rather than shrink further. */
const bearable = 0.5
const mmPerPt = 25.4 / 72

/** The pieces in as few lines as stay comfortable to read; undefined where they do not fit at the least size. */
export function fitLines(pieces: readonly Piece[], room: Room): Fit | undefined {
  const readable = Math.max(room.min, bearable * room.max)
  const pauses = largest(pieces, room, 0)
  const byLevel = [1, 2, 3, 4].map(level => largest(pieces, room, level))
  if (pauses && pauses.size >= Math.max(readable, breath * (byLevel[0]?.size ?? 0))) return pauses
  return byLevel.find(fit => fit && fit.size >= readable) ?? byLevel.find(fit => fit && fit.size >= room.min)
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

/** First-fit lines no wider than `limit` em; a line breaks inside a word only where no better place is in it. */
function filled(
  pieces: readonly Piece[],
  tracking: number,
  level: number,
  limit: number,
): [from: number, to: number][] {
  const lines: [number, number][] = []
  let from = 0
  while (from < pieces.length) {
    const to = endOfLine(pieces, tracking, level, limit, from)
    lines.push(trimmed(pieces, [from, to]))
    from = to
  }
  return lines.filter(([start, end]) => end > start)
}

function endOfLine(pieces: readonly Piece[], tracking: number, level: number, limit: number, from: number) {
  const ends: number[] = []
  let length = -tracking
  let solid = 0
  for (let at = from; at < pieces.length; at++) {
    const piece = pieceAt(pieces, at)
    if (at > from && piece.level <= level) {
      if (solid <= limit) {
        // A pause ends the line only where the line is fairly full; before that it is a place between words.
        if (piece.level > 0 || solid >= fairlyFull * limit) ends[piece.level] = at
        if (piece.level === 0) ends[1] = at
      }
      // Nothing fits: the shortest stretch that may stand alone is the line.
      else if (ends.length === 0) return at
    }
    length += piece.advance + tracking
    if (!piece.space) solid = length
    if (solid > limit && ends.length > 0) return ends.find(end => end !== undefined) ?? at
  }
  return pieces.length
}

const fairlyFull = 0.55

function trimmed(pieces: readonly Piece[], [from, to]: [number, number]): [number, number] {
  let [start, end] = [from, to]
  while (start < end && pieces[start]?.space) start++
  while (end > start && pieces[end - 1]?.space) end--
  return [start, end]
}

function width(pieces: readonly Piece[], tracking: number, line: [number, number]): number {
  const [from, to] = trimmed(pieces, line)
  let sum = 0
  for (let at = from; at < to; at++) sum += pieceAt(pieces, at).advance + (at > from ? tracking : 0)
  return sum
}

// Not by slices: lines are tried some thousand times for a text, on the server for whoever asks for a cover.
function pieceAt(pieces: readonly Piece[], at: number): Piece {
  const piece = pieces[at]
  invariant(piece, 'the places of a line are within the text')
  return piece
}
