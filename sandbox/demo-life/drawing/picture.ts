import type { Random } from '../random.ts'

/** A drawing in progress. The short side is 1000 units, whatever the size in pixels. */
export interface Picture {
  readonly w: number
  readonly h: number
  readonly random: Random
  /** Append SVG. */
  add(svg: string): void
  /** A top-to-bottom gradient as a paint: colours spread evenly, or `[colour, offset, opacity]`. */
  fade(...stops: Stop[]): string
  /** A gradient along any line, in fractions of the shape's box. */
  sweep(x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]): string
  /** A glow from the middle of the shape outwards, as a paint. */
  glow(...stops: Stop[]): string
  /** The finished drawing. */
  svg(widthPx: number, heightPx: number): string
}

type Stop = string | [colour: string, offset: number, opacity?: number]

export function newPicture(w: number, h: number, random: Random): Picture {
  const defs: string[] = []
  const body: string[] = []
  const paint = (tag: string, attributes: string, stops: Stop[]) => {
    const id = `p${defs.length}`
    defs.push(`<${tag} id="${id}" ${attributes}>${stops.map(stopTag).join('')}</${tag}>`)
    return `url(#${id})`
  }
  const sweep = (x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]) =>
    paint('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops)
  return {
    w,
    h,
    random,
    add: svg => void body.push(svg),
    sweep,
    fade: (...stops) => sweep(0, 0, 0, 1, ...stops),
    glow: (...stops) => paint('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops),
    svg: (widthPx, heightPx) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  }
}

function stopTag(stop: Stop, index: number, all: Stop[]): string {
  const even = all.length > 1 ? index / (all.length - 1) : 0
  const [colour, offset, opacity] =
    typeof stop === 'string' ? [stop, even, 1] : [stop[0], stop[1], stop[2] ?? 1]
  return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}" stop-opacity="${opacity}"/>`
}

/** One decimal is a quarter of a pixel at the largest size drawn. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
