import type { ShapeElement } from '../../page/display-list.ts'
import { seeded } from '../seeded.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface Pen {
  fill?: string
  stroke?: string
  /** mm */
  width?: number
  dash?: boolean
  radius?: number
}

/** A rounded frame as a hand draws it: no side quite straight, no corner like the next. Lengths in mm. */
export function wobblyFrame(box: Box, seed: string, pen: Pen): ShapeElement {
  // the line may swing out of its box by this much
  const room = 1
  const { w, h } = box
  const sides = outline(w, h, Math.min(pen.radius ?? 9, w / 3, h / 3), seeded(seed))
  const dash = pen.dash ? ' stroke-dasharray="3.4 3"' : ''
  return {
    kind: 'shape',
    x: box.x - room,
    y: box.y - room,
    w: w + 2 * room,
    h: h + 2 * room,
    vw: w + 2 * room,
    vh: h + 2 * room,
    svg: `<path transform="translate(${room} ${room})" d="${smooth(sides.flat())}" fill="${pen.fill ?? 'none'}" stroke="${pen.stroke ?? 'none'}" stroke-width="${pen.width ?? 0.6}" stroke-linejoin="round" stroke-linecap="round"${dash}/>`,
    ...(pen.fill && { inside: { fill: pen.fill, edge: room + (pen.width ?? 0.6) } }),
  }
}

/** A line as a hand draws it, from left to right. */
export function wobblyLine(
  at: { x: number; y: number; w: number },
  seed: string,
  pen: Required<Pick<Pen, 'stroke' | 'width'>>,
): ShapeElement {
  const random = seeded(seed)
  const h = 3
  const steps = Math.max(2, Math.round(at.w / 9))
  const points = Array.from({ length: steps + 1 }, (_, n) =>
    pair([0.8 + ((at.w - 1.6) * n) / steps, h / 2 + (random() - 0.5) * 1.1]),
  )
  return {
    kind: 'shape',
    ...at,
    y: at.y - h / 2,
    h,
    vw: at.w,
    vh: h,
    svg: `<path d="M${points.join('L')}" fill="none" stroke="${pen.stroke}" stroke-width="${pen.width}" stroke-linejoin="round" stroke-linecap="round"/>`,
  }
}

type Point = [x: number, y: number]

// Its sides from the head clockwise, each with the bend behind it.
function outline(w: number, h: number, r: number, random: () => number): Point[][] {
  const corners: [Point, Point][] = [
    [
      [r, 0],
      [w - r, 0],
    ],
    [
      [w, r],
      [w, h - r],
    ],
    [
      [w - r, h],
      [r, h],
    ],
    [
      [0, h - r],
      [0, r],
    ],
  ]
  return corners.map(([from, to], side) => {
    const points: Point[] = []
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(1, Math.round(length / 22))
    for (let n = 0; n <= steps; n++) {
      const t = n / steps
      const swing = (random() - 0.5) * 1.1
      points.push([
        from[0] + (to[0] - from[0]) * t + (side % 2 === 1 ? swing : 0),
        from[1] + (to[1] - from[1]) * t + (side % 2 === 0 ? swing : 0),
      ])
    }
    return [...points, knee(side, w, h, r * (0.26 + random() * 0.08))]
  })
}

// The middle of the bend after a side.
function knee(side: number, w: number, h: number, d: number): Point {
  if (side === 0) return [w - d, d]
  if (side === 1) return [w - d, h - d]
  if (side === 2) return [d, h - d]
  return [d, d]
}

// A curve through all points, closed or not (Catmull-Rom as Bezier curves).
function smooth(points: readonly Point[], closed = true): string {
  const { length } = points
  const at = (n: number): Point =>
    points[closed ? (n + length) % length : Math.min(length - 1, Math.max(0, n))] ?? [0, 0]
  const curves = (closed ? points : points.slice(1)).map((_, n) => {
    const [p0, p1, p2, p3] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    return `C${pair(c1)} ${pair(c2)} ${pair(p2)}`
  })
  return `M${pair(at(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

const pair = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`
