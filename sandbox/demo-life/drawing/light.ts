import type { Random } from '../random.ts'
import type { Picture } from './picture.ts'
import { backdrop, disc, rect } from './shapes.ts'

export const HOURS = ['dawn', 'day', 'golden', 'dusk', 'night', 'rain', 'snow'] as const
export type Hour = (typeof HOURS)[number]

/** What an hour of the day does to a picture: sky from top to bottom, far and near land, light, shade. */
export interface Light {
  sky: [string, string, string]
  far: string
  near: string
  sun: string
  shade: string
  water: string
}

const LIGHTS: Record<Hour, [Light, ...Light[]]> = {
  dawn: [
    light('#8fa9c9 #e7c9c4 #fbe6cf', '#b9b6cc', '#4c5a7a', '#fff3d6', '#3a4663', '#b7c0d6'),
    light('#7f97b8 #cfc6d6 #f8dccb', '#a9aec8', '#435573', '#ffe9cf', '#34425e', '#a9b6cf'),
    light('#a7bfd0 #eed9cb #fdeedd', '#b8c6cb', '#496a6c', '#fff6e0', '#35504f', '#bcd0d4'),
  ],
  day: [
    light('#6fb3dc #b5dcee #eef6ee', '#9cc4cf', '#3f7f6a', '#fffbe8', '#2c5d55', '#5ba8c4'),
    light('#82c0e6 #c9e6f2 #f7f5e6', '#a6cbc6', '#5b9163', '#fffdf0', '#3b6a4c', '#6cb9c9'),
    light('#5ea3d6 #a5d3ec #e5f3f3', '#8fb8d2', '#2f7378', '#ffffff', '#245a63', '#4698bd'),
  ],
  golden: [
    light('#7ea3b8 #f3c98b #fbe3b4', '#d8a878', '#7a5a3e', '#fff0c2', '#54402f', '#d9b68c'),
    light('#9db0b5 #f2b98a #f9dba8', '#cf9d84', '#8a5a48', '#ffe9b5', '#5b3d35', '#d7a98b'),
    light('#8ab0a8 #eccf8e #fbeac2', '#b6ab78', '#5f6a3d', '#fff4cc', '#434b2c', '#c9c08e'),
  ],
  dusk: [
    light('#35406e #a3628a #f49a72', '#71528a', '#2d2a52', '#ffd39a', '#201f40', '#8c5f8b'),
    light('#2c4a73 #8b76a0 #f7b38a', '#5f6690', '#263355', '#ffe0ae', '#1b2543', '#7f7d9e'),
    light('#4a3a69 #c46b7a #f9b47a', '#835478', '#3b2a4d', '#ffdca0', '#281d38', '#a0677d'),
  ],
  night: [
    light('#0e1733 #1e2d57 #3a4878', '#22315c', '#0f1a35', '#ffe6a8', '#0a1226', '#1c2c56'),
    light('#101b2e #1f3550 #35566d', '#213a54', '#0e1d30', '#ffedbf', '#0a1524', '#1b3650'),
    light('#191533 #33275a #5a3f78', '#352a5c', '#181431', '#ffdfae', '#0f0c24', '#2d2553'),
  ],
  rain: [
    light('#7c8a94 #a4b0b5 #c8cfcd', '#93a1a6', '#4a5a5e', '#e8ece6', '#37464a', '#8b9a9f'),
    light('#6d7b8d #95a3b0 #bcc6cb', '#8592a0', '#3f4e5f', '#e3e8ec', '#303d4d', '#7c8c9c'),
  ],
  snow: [
    light('#a9bccb #d3dee5 #f2f4f4', '#c0ced8', '#6d8292', '#ffffff', '#4d6070', '#b5c8d3'),
    light('#97a8bf #c8cfdd #efeaee', '#b3bdcf', '#66748c', '#fffaf5', '#48546b', '#aab7cb'),
  ],
}

function light(sky: string, far: string, near: string, sun: string, shade: string, water: string): Light {
  const [top = '#000', middle = top, bottom = middle] = sky.split(' ')
  return { sky: [top, middle, bottom], far, near, sun, shade, water }
}

/** One of the palettes of the hour, turned a little so that no two are quite alike. */
export function lightOf(hour: Hour, random: Random): Light {
  const base = random.pick(LIGHTS[hour])
  const other = random.pick(LIGHTS[hour])
  const t = random.range(0, 0.5)
  const blend = (a: string, b: string) => mix(a, b, t)
  return {
    sky: [
      blend(base.sky[0], other.sky[0]),
      blend(base.sky[1], other.sky[1]),
      blend(base.sky[2], other.sky[2]),
    ],
    far: blend(base.far, other.far),
    near: blend(base.near, other.near),
    sun: blend(base.sun, other.sun),
    shade: blend(base.shade, other.shade),
    water: blend(base.water, other.water),
  }
}

/** `t` of the way from one #rrggbb (or #rgb) to another. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [channels(a), channels(b)]
  return `#${x
    .map((v, i) =>
      Math.round(v + ((y[i] ?? v) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(hex: string): number[] {
  const full = hex.length === 4 ? [...hex.slice(1)].map(c => c + c).join('') : hex.slice(1)
  return [0, 2, 4].map(i => Number.parseInt(full.slice(i, i + 2), 16))
}

/** Sky over the whole picture, with sun or moon, a halo and stars where the hour has them. */
export function paintSky(p: Picture, hour: Hour, colours: Light, horizon = 0.62): void {
  const { w, h, random } = p
  const [top, middle, bottom] = colours.sky
  backdrop(p, p.fade([top, 0], [middle, horizon * 0.6], [bottom, horizon], [bottom, 1]))
  if (hour === 'night') stars(p, horizon * h)
  if (hour === 'rain') return
  const x = w * random.range(0.18, 0.82)
  const y =
    h *
    horizon *
    (hour === 'day'
      ? random.range(0.15, 0.4)
      : hour === 'night'
        ? random.range(0.18, 0.5)
        : random.range(0.62, 0.95))
  const radius = hour === 'night' ? random.range(38, 60) : random.range(48, 90)
  p.add(
    disc(
      x,
      y,
      radius * 7,
      p.glow([colours.sun, 0, hour === 'night' ? 0.28 : 0.6], [colours.sun, 0.4, 0.16], [colours.sun, 1, 0]),
    ),
  )
  if (hour !== 'snow') p.add(disc(x, y, radius, colours.sun, hour === 'day' ? 'fill-opacity="0.9"' : ''))
  if (hour === 'day' || hour === 'golden' || hour === 'dusk') clouds(p, colours, h * horizon)
}

export function stars(p: Picture, below: number): void {
  const { w, random } = p
  const count = Math.round(w * 0.06)
  let out = ''
  for (let i = 0; i < count; i++) {
    const faint = random.range(0.25, 0.95).toFixed(2)
    out += disc(
      random.range(0, w),
      below * random.next() ** 1.3,
      random.range(0.8, 2.4),
      '#fff8e4',
      `fill-opacity="${faint}"`,
    )
  }
  p.add(out)
}

function clouds(p: Picture, colours: Light, below: number): void {
  const { w, random } = p
  const tint = mix(colours.sun, colours.sky[1], 0.15)
  for (let n = random.int(1, 4); n > 0; n--) {
    const [x, y, size] = [random.range(0, w), random.range(0.12, 0.75) * below, random.range(60, 150)]
    const paint = p.fade([tint, 0, 0.85], [tint, 1, 0.15])
    let out = ''
    for (let i = -3; i <= 3; i++) {
      const puff = size * (1 - Math.abs(i) / 4.6) * random.range(0.35, 0.55)
      out += `M${(x + i * size * 0.42 - puff).toFixed(1)} ${y.toFixed(1)}a${puff.toFixed(1)} ${puff.toFixed(1)} 0 0 1 ${(puff * 2).toFixed(1)} 0z`
    }
    p.add(
      `<path d="${out}" fill="${paint}" fill-opacity="0.75"/>${rect(x - size * 1.6, y - 1, size * 3.2, size * 0.1, tint, `rx="${(size * 0.05).toFixed(1)}" fill-opacity="0.25"`)}`,
    )
  }
}

/** A band of mist, thick in the middle. */
export const mist = (p: Picture, y: number, height: number, colour: string, strength = 0.7) =>
  p.add(
    rect(
      -2,
      y - height / 2,
      p.w + 4,
      height,
      p.fade([colour, 0, 0], [colour, 0.5, strength], [colour, 1, 0]),
    ),
  )

/** Rain in fine slanted strokes, or snow in soft flakes. */
export function weather(p: Picture, kind: 'rain' | 'snow'): void {
  const { w, h, random } = p
  let out = ''
  if (kind === 'snow') {
    for (let i = 0; i < w * 0.12; i++)
      out += disc(
        random.range(0, w),
        random.range(0, h),
        random.range(1.5, 7),
        '#ffffff',
        `fill-opacity="${random.range(0.35, 0.9).toFixed(2)}"`,
      )
  } else {
    let d = ''
    for (let i = 0; i < w * 0.11; i++) {
      const length = random.range(18, 60)
      d += `M${random.range(0, w).toFixed(0)} ${random.range(-20, h).toFixed(0)}l${(-length * 0.18).toFixed(1)} ${length.toFixed(1)}`
    }
    out = `<path d="${d}" stroke="#ffffff" stroke-width="1.6" stroke-opacity="0.32" fill="none"/>`
  }
  p.add(out)
}
