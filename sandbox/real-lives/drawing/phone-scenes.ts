import { type Random, randomFrom } from '../../demo-life/random.ts'
import type { Focus, PhonePicture } from './phone-picture.ts'

/** The motif in grey indoor or winter light as SVG, with the part of it that one looks at. */
export function phoneScene({ motif, seed, width, height }: PhonePicture): { svg: string; focus: Focus } {
  const shared = randomFrom(motif)
  const own = randomFrom(`${motif}|${seed}`)
  const scene = shared.pick(scenes)
  const drawn = scene({ w: width, h: height, shared, own })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.svg}` +
    `<rect width="100%" height="100%" fill="#7C7F83" fill-opacity="${own.range(0.12, 0.3).toFixed(2)}"/></svg>`
  const { x, y, r } = drawn.focus
  const [left, top] = [clamp((x - r) / width), clamp((y - r) / height)]
  return {
    svg,
    focus: { x: left, y: top, w: clamp((x + r) / width) - left, h: clamp((y + r) / height) - top },
  }
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction))

interface Scene {
  w: number
  h: number
  /** The same for all pictures of the motif. */
  shared: Random
  own: Random
}

interface Drawn {
  svg: string
  focus: { x: number; y: number; r: number }
}

const rooms = ['#9B948A', '#8A9199', '#A39B90', '#7F8782'] as const
const clothes = ['#8E5C57', '#5F7386', '#9A8552', '#6C7F66', '#7B6A86'] as const
const dishes = ['#8C6A45', '#A57F4E', '#7E8458', '#94574A'] as const

const at = (n: number) => n.toFixed(1)
const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(w)}" height="${at(h)}" fill="${fill}" ${more}/>`
const disc = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}"/>`

function child({ w, h, shared, own }: Scene): Drawn {
  const unit = Math.min(w, h)
  const [x, y] = [w * own.range(0.2, 0.8), h * own.range(0.16, 0.5)]
  const r = unit * shared.range(0.11, 0.17)
  const svg = [
    rect(0, 0, w, h, shared.pick(rooms)),
    rect(0, h * 0.72, w, h * 0.28, '#6F675C'),
    rect(w * shared.range(0.02, 0.5), h * 0.1, w * 0.3, h * 0.3, '#B9BDBE'),
    disc(x, y + r * 3, r * 1.7, r * 2.1, shared.pick(clothes)),
    disc(x, y, r, r * 1.1, '#C7A184'),
    disc(x, y - r * 0.55, r * 1.06, r * 0.7, '#2F2A29'),
    disc(x - r * 0.35, y + r * 0.1, r * 0.09, r * 0.12, '#2A2423'),
    disc(x + r * 0.35, y + r * 0.1, r * 0.09, r * 0.12, '#2A2423'),
    disc(x, y + r * 0.55, r * own.range(0.15, 0.4), r * 0.1, '#8C4F49'),
  ]
  return { svg: svg.join(''), focus: { x, y, r: r * 1.15 } }
}

function dish({ w, h, shared, own }: Scene): Drawn {
  const unit = Math.min(w, h)
  const [x, y] = [w * own.range(0.36, 0.64), h * own.range(0.38, 0.7)]
  const r = unit * shared.range(0.26, 0.36)
  const bits = Array.from({ length: 14 }, () => {
    const [angle, far] = [own.range(0, 6.28), own.range(0, 0.6) * r]
    return disc(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.8,
      r * 0.16,
      r * 0.1,
      own.pick(dishes),
    )
  })
  const svg = [
    rect(0, 0, w, h, '#6A5F55'),
    rect(0, 0, w, h * 0.22, shared.pick(rooms)),
    disc(x, y + r * 0.08, r * 1.04, r * 0.86, '#4E463F'),
    disc(x, y, r, r * 0.82, '#C9C8C3'),
    disc(x, y, r * 0.8, r * 0.64, shared.pick(dishes)),
    ...bits,
  ]
  return { svg: svg.join(''), focus: { x, y, r: r * 0.8 } }
}

function street({ w, h, shared, own }: Scene): Drawn {
  const horizon = h * shared.range(0.42, 0.6)
  const [x, r] = [w * own.range(0.3, 0.7), Math.min(w, h) * 0.1]
  const houses = Array.from({ length: 6 }, (_, i) => {
    const high = horizon * shared.range(0.25, 0.8)
    return rect(
      (i * w) / 6,
      horizon - high,
      w / 6 - 2,
      high + 2,
      shared.pick(['#787B7C', '#8B857B', '#6B7074']),
    )
  })
  const svg = [
    rect(0, 0, w, h, '#B4B8BA'),
    ...houses,
    rect(0, horizon, w, h - horizon, '#67686A'),
    disc(x, horizon + r * 1.6, r * 0.6, r * 1.5, shared.pick(clothes)),
    disc(x, horizon - r * 0.2, r * 0.45, r * 0.5, '#BE9A80'),
  ]
  return { svg: svg.join(''), focus: { x, y: horizon + r * 0.4, r } }
}

function park({ w, h, shared, own }: Scene): Drawn {
  const horizon = h * shared.range(0.35, 0.55)
  const r = Math.min(w, h) * shared.range(0.12, 0.18)
  const x = w * own.range(0.2, 0.8)
  const svg = [
    rect(0, 0, w, h, '#BCC1C3'),
    rect(0, horizon, w, h - horizon, '#6F7A5E'),
    rect(x - r * 0.12, horizon - r, r * 0.24, r * 2, '#56493D'),
    disc(x, horizon - r * 1.3, r, r * 0.9, '#55664C'),
    disc(w - x, horizon + r, r * 0.35, r * 0.7, shared.pick(clothes)),
    disc(w - x, horizon + r * 0.2, r * 0.25, r * 0.28, '#C2A087'),
  ]
  return { svg: svg.join(''), focus: { x: w - x, y: horizon + r * 0.5, r: r * 0.8 } }
}

function paperwork({ w, h, shared, own }: Scene): Drawn {
  const unit = Math.min(w, h)
  const strokes = Array.from({ length: 9 }, () => {
    const [x, y] = [w * own.range(0.28, 0.7), h * own.range(0.28, 0.66)]
    return `<path d="M${at(x)} ${at(y)}q${at(unit * 0.1)} ${at(unit * own.range(-0.15, 0.15))} ${at(unit * 0.16)} 0" stroke="${own.pick(clothes)}" stroke-width="${at(unit * 0.014)}" fill="none"/>`
  })
  const svg = [
    rect(0, 0, w, h, '#7D6B58'),
    rect(
      w * 0.2,
      h * 0.2,
      w * 0.62,
      h * 0.56,
      '#C8C6BE',
      `transform="rotate(${at(shared.range(-6, 6))} ${at(w / 2)} ${at(h / 2)})"`,
    ),
    ...strokes,
  ]
  return { svg: svg.join(''), focus: { x: w * 0.5, y: h * 0.48, r: unit * 0.24 } }
}

function shore({ w, h, shared, own }: Scene): Drawn {
  const sea = h * shared.range(0.4, 0.55)
  const [x, r] = [w * own.range(0.3, 0.7), Math.min(w, h) * 0.07]
  const svg = [
    rect(0, 0, w, h, '#AEB6BA'),
    rect(0, sea, w, h * 0.2, '#75858C'),
    rect(0, sea + h * 0.2, w, h, '#9C907D'),
    disc(x, sea + h * 0.24, r * 0.5, r * 1.4, shared.pick(clothes)),
    disc(x + r * 1.4, sea + h * 0.26, r * 0.4, r * 1, shared.pick(clothes)),
    disc(x, sea + h * 0.24 - r * 1.6, r * 0.36, r * 0.4, '#3A3331'),
  ]
  return { svg: svg.join(''), focus: { x: x + r * 0.6, y: sea + h * 0.23, r: r * 2 } }
}

const scenes = [child, child, child, dish, dish, street, park, paperwork, shore] as const
