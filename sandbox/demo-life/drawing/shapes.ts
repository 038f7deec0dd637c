import type { Random } from '../random.ts'
import { type Picture, round as r } from './picture.ts'

/** Plain shapes with a paint; `extra` is any further attribute. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="${fill}" ${extra}/>`

export const disc = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${extra}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const at = (x: number, y: number, scale: number, body: string, turn = 0) =>
  `<g transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`

export const mirrored = (body: string) => `<g transform="scale(-1 1)">${body}</g>`

/** Fill the whole picture. */
export const backdrop = (p: Picture, paint: string) => p.add(rect(-2, -2, p.w + 4, p.h + 4, paint))

/** A point list as a smooth open line (Catmull-Rom as Bezier). */
export function smooth(points: [number, number][]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${r(first[0])} ${r(first[1])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] ?? first
    const c = points[i + 1] ?? b
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    d += `C${r(b[0] + (c[0] - a[0]) / 6)} ${r(b[1] + (c[1] - a[1]) / 6)} ${r(c[0] - (e[0] - b[0]) / 6)} ${r(c[1] - (e[1] - b[1]) / 6)} ${r(c[0])} ${r(c[1])}`
  }
  return d
}

/** A hill line from edge to edge, closed at `floor`: waves of several lengths with seeded phases. */
export function ridge(
  random: Random,
  w: number,
  y: number,
  height: number,
  floor: number,
  rough = 0.5,
  steps = 44,
): string {
  const phases = [1.3, 2.7, 5.1, 9.7, 17.3].map((f, i) => ({
    f: f * random.range(0.8, 1.25),
    phase: random.range(0, 6.28),
    size: rough ** i,
  }))
  const total = phases.reduce((sum, wave) => sum + wave.size, 0)
  const points: [number, number][] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const lift =
      phases.reduce((sum, wave) => sum + wave.size * Math.sin(wave.f * t * 3 + wave.phase), 0) / total
    points.push([-10 + t * (w + 20), y - height * lift])
  }
  return `${smooth(points)}L${r(w + 10)} ${r(floor)}L-10 ${r(floor)}Z`
}

/** A soft irregular round shape, for bushes, clouds, stains and dough. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  wobble = 0.15,
  n = 9,
): string {
  const points: [number, number][] = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const k = 1 + random.range(-wobble, wobble)
    points.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k])
  }
  const [a, b, c] = points
  if (!a || !b || !c) return ''
  const around: [number, number][] = [...points, a, b, c]
  // The first and last stretch lack a neighbour; drawing one and a half rounds hides the seam.
  return smooth(around)
}
