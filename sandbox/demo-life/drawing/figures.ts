import { mix } from './light.ts'
import type { Picture } from './picture.ts'
import { at, disc, mirrored, oval, path, rect, stroke } from './shapes.ts'

/** How one person looks; heights are in thirds of a thousand units, feet at 0,0. */
export interface Look {
  hair: 'bob' | 'short' | 'long' | 'bun' | 'grey' | 'bald'
  hairTone: string
  skin: string
  top: string
  bottom: string
  dress?: boolean
  glasses?: boolean
  /** Seen from behind. */
  back?: boolean
  hat?: string
  pack?: string
  veil?: boolean
}

export type Arms = 'down' | 'up' | 'left' | 'right' | 'front' | 'wave'

const TOPS = [
  '#d8733a',
  '#e3b04c',
  '#3f7a80',
  '#7a9d6a',
  '#c9574a',
  '#f3ead8',
  '#5a6a9a',
  '#9f7fae',
  '#2f4858',
  '#e8a3a0',
] as [string, ...string[]] // ten
const BOTTOMS = ['#3a4a5f', '#5a4a42', '#6f7f8a', '#2f3338', '#b59a7a', '#4f5f4a'] as [string, ...string[]] // six
const SKINS = ['#f0c7a2', '#e8b78f', '#f3d0b0', '#d9a57c'] as [string, ...string[]] // four

/** She has a bob and likes mustard; he is short-haired with glasses. They look so in every picture. */
export const her = (p: Picture, back = false): Look => ({
  hair: 'bob',
  hairTone: '#3a2a26',
  skin: '#f3cfae',
  top: p.random.pick(['#e3b04c', '#d98b6a', '#f3ead8', '#7a9d8a']),
  bottom: '#4a5a70',
  dress: p.random.chance(0.5),
  back,
})
export const him = (p: Picture, back = false): Look => ({
  hair: 'short',
  hairTone: '#2a2426',
  skin: '#e8bb94',
  top: p.random.pick(['#3f6a78', '#5a6f5a', '#f0e6d2', '#4a5a8a']),
  bottom: p.random.pick(['#3a3f4a', '#6a5a4a']),
  glasses: true,
  back,
})
export const somebody = (p: Picture, back = false): Look => ({
  hair: p.random.pick(['bob', 'short', 'long', 'bun', 'short']),
  hairTone: p.random.pick(['#2a2426', '#3f2f28', '#5a4030', '#2f2a2e']),
  skin: p.random.pick(SKINS),
  top: p.random.pick(TOPS),
  bottom: p.random.pick(BOTTOMS),
  dress: p.random.chance(0.25),
  glasses: p.random.chance(0.25),
  back,
})
export const grandmother = (p: Picture): Look => ({
  hair: 'grey',
  hairTone: '#cfc9c4',
  skin: '#e8bf9c',
  top: p.random.pick(['#8a5a7a', '#a8625a', '#5f7f7a']),
  bottom: '#5a4f5a',
  glasses: true,
})

/** A standing person, 300 units tall, as SVG. */
export function figure(look: Look, arms: Arms = 'down'): string {
  const legs = look.dress
    ? stroke('M-13-96V-6M13-96V-6', look.skin, 17) + path('M-26-212Q0-224 26-212L62-78Q0-58-62-78Z', look.top)
    : stroke('M-15-124L-18-8M15-124L18-8', look.bottom, 27) +
      path('M-34-208Q-32-222 0-224Q32-222 34-208L32-104H-32Z', look.top)
  const shoes =
    oval(-22, -3, 20, 9, mix(look.bottom, '#000000', 0.4)) +
    oval(22, -3, 20, 9, mix(look.bottom, '#000000', 0.4))
  const pack =
    look.pack && look.back
      ? rect(-32, -212, 64, 92, look.pack, 'rx="20"') +
        rect(-22, -168, 44, 36, mix(look.pack, '#000000', 0.15), 'rx="10"')
      : ''
  return (
    shoes +
    legs +
    armsOf(look, arms) +
    rect(-9, -238, 18, 24, mix(look.skin, '#8a4a2a', 0.12)) +
    pack +
    headOf(look)
  )
}

function armsOf(look: Look, arms: Arms): string {
  const sleeve = mix(look.top, '#000000', 0.09)
  const limb = (side: 1 | -1, d: string, hx: number, hy: number) =>
    `<g transform="scale(${side} 1)">${stroke(d, sleeve, 19)}${disc(hx, hy, 10, look.skin)}</g>`
  const down = (side: 1 | -1) => limb(side, 'M30-206Q46-170 42-132', 42, -122)
  const up = (side: 1 | -1) => limb(side, 'M30-206Q58-240 60-284', 60, -296)
  const out = (side: 1 | -1) => limb(side, 'M30-206Q52-176 68-150', 74, -142)
  const front = (side: 1 | -1) => limb(side, 'M30-206Q50-170 20-156', 12, -154)
  if (arms === 'up') return up(1) + up(-1)
  if (arms === 'wave') return up(1) + down(-1)
  if (arms === 'left') return down(1) + out(-1)
  if (arms === 'right') return out(1) + down(-1)
  if (arms === 'front') return front(1) + front(-1)
  return down(1) + down(-1)
}

function headOf(look: Look): string {
  const y = -266
  const hair = look.hairTone
  const veil = look.veil
    ? path(`M-34 ${y}Q-46-190-40-170H40Q46-190 34 ${y}Z`, '#ffffff', 'fill-opacity="0.85"')
    : ''
  const locks = `M-31 ${y - 12}Q-42 ${y + 40}-38 ${y + 74}Q-28 ${y + 78}-24 ${y + 60}Q-22 ${y + 10}-24 ${y - 8}ZM31 ${y - 12}Q42 ${y + 40} 38 ${y + 74}Q28 ${y + 78} 24 ${y + 60}Q22 ${y + 10} 24 ${y - 8}Z`
  const mane = `M-32 ${y}Q-42-190-32-186H32Q42-190 32 ${y}Z`
  const long = veil + (look.hair === 'long' ? path(look.back ? mane : locks, hair) : '')
  const bun = look.hair === 'bun' || look.hair === 'grey' ? disc(0, y - 36, 16, hair) : ''
  if (look.back) {
    const nape = look.hair === 'bob' ? path(`M-34 ${y}Q-36-236-28-232H28Q36-236 34 ${y}Z`, hair) : ''
    return `${long}${bun}${disc(0, y, 31, hair)}${nape}${hatOf(look, y)}`
  }
  const face =
    disc(0, y + 2, 28, look.skin) +
    disc(-16, y + 10, 6, '#e98f7a', 'fill-opacity="0.35"') +
    disc(16, y + 10, 6, '#e98f7a', 'fill-opacity="0.35"')
  const eyes =
    disc(-10, y + 2, 3, '#3a2a26') +
    disc(10, y + 2, 3, '#3a2a26') +
    stroke(`M-6 ${y + 14}Q0 ${y + 20} 6 ${y + 14}`, '#8a3f35', 2.6)
  const glasses = look.glasses
    ? stroke(
        `M-20 ${y + 2}a9 9 0 1 0 18 0a9 9 0 1 0-18 0M2 ${y + 2}a9 9 0 1 0 18 0a9 9 0 1 0-18 0`,
        '#4a3a36',
        2,
      )
    : ''
  const fringe =
    look.hair === 'bald'
      ? ''
      : path(
          `M-30 ${y + 2}Q-36 ${y - 34} 0 ${y - 34}Q36 ${y - 34} 30 ${y + 2}Q22 ${y - 14} 4 ${y - 14}Q-18 ${y - 12}-30 ${y + 2}Z`,
          hair,
        )
  const sides =
    look.hair === 'bob'
      ? path(
          `M-31 ${y - 10}Q-40 ${y + 30}-26 ${y + 34}Q-22 ${y + 10}-24 ${y - 6}ZM31 ${y - 10}Q40 ${y + 30} 26 ${y + 34}Q22 ${y + 10} 24 ${y - 6}Z`,
          hair,
        )
      : ''
  return long + bun + face + eyes + fringe + sides + glasses + hatOf(look, y)
}

const hatOf = (look: Look, y: number) =>
  look.hat
    ? path(`M-32 ${y - 8}Q-32 ${y - 44} 0 ${y - 44}Q32 ${y - 44} 32 ${y - 8}Z`, look.hat) +
      rect(-46, y - 13, 92, 11, mix(look.hat, '#000000', 0.12), 'rx="5"')
    : ''

/** A person who sits on the ground or on something low; 190 units tall. */
export function sitting(look: Look, facing: 1 | -1 = 1): string {
  const legs =
    stroke('M0-44Q60-60 70-30Q72-14 92-8', look.bottom, 30) +
    oval(98, -6, 20, 10, mix(look.bottom, '#000000', 0.4))
  const torso = path('M-34-138Q-32-152 0-154Q30-152 32-138L38-24Q0-10-40-24Z', look.top)
  const body = `${legs + torso + stroke('M26-134Q50-100 62-66', mix(look.top, '#000000', 0.09), 18) + disc(66, -58, 10, look.skin) + rect(-8, -168, 16, 20, mix(look.skin, '#8a4a2a', 0.12))}<g transform="translate(0 70)">${headOf(look)}</g>`
  return facing === 1 ? body : mirrored(body)
}

/** A baby: `lying`, `sitting`, `crawling` or on its feet. About 130 units. */
export function baby(
  p: Picture,
  pose: 'lying' | 'sitting' | 'crawling' | 'standing',
  suit = p.random.pick(['#f3d27a', '#a8cfc9', '#f2b8a8', '#c9d69a', '#f6efe2']),
): string {
  const skin = '#f6d3b3'
  const head = (x: number, y: number, asleep: boolean) =>
    disc(x, y, 38, skin) +
    path(
      `M${x - 26} ${y - 24}Q${x} ${y - 52} ${x + 26} ${y - 24}Q${x + 8} ${y - 30} ${x + 4} ${y - 16}Q${x - 4} ${y - 32}${x - 26} ${y - 24}Z`.replace(
        /(\d)(-\d)/g,
        '$1 $2',
      ),
      '#4a352c',
    ) +
    disc(x - 22, y + 10, 9, '#f0917e', 'fill-opacity="0.4"') +
    disc(x + 22, y + 10, 9, '#f0917e', 'fill-opacity="0.4"') +
    (asleep
      ? stroke(`M${x - 20} ${y}q7 6 14 0M${x + 6} ${y}q7 6 14 0`, '#3a2a26', 3)
      : disc(x - 13, y, 4.4, '#3a2a26') + disc(x + 13, y, 4.4, '#3a2a26')) +
    stroke(`M${x - 6} ${y + 15}q6 6 12 0`, '#a8483f', 3)
  if (pose === 'lying')
    return (
      path('M-20-58Q90-70 130-30Q134 0 100 4H-10Q-40-10-20-58Z', suit) +
      stroke('M0-30Q10-74 40-78', suit, 22) +
      disc(44, -80, 11, skin) +
      head(-54, -34, true)
    )
  if (pose === 'sitting')
    return (
      path('M-46-100Q0-118 46-100L58-8Q0 12-58-8Z', suit) +
      stroke('M-36-92Q-66-70-58-46M36-92Q66-70 58-46', suit, 22) +
      disc(-56, -40, 11, skin) +
      disc(56, -40, 11, skin) +
      oval(-46, -6, 36, 18, suit) +
      oval(46, -6, 36, 18, suit) +
      disc(-78, -8, 13, skin) +
      disc(78, -8, 13, skin) +
      head(0, -136, false)
    )
  if (pose === 'crawling')
    return (
      stroke('M-60-60L-70-10M60-60Q80-30 110-10', suit, 26) +
      disc(-70, -8, 12, skin) +
      path('M-84-66Q-60-104 20-98Q92-90 96-50Q80-20 0-34Q-70-30-84-66Z', suit) +
      head(-98, -96, false)
    )
  return (
    stroke('M-15-50L-22-8M15-50L24-8', suit, 26) +
    oval(-26, -4, 19, 10, '#ffffff') +
    oval(28, -4, 19, 10, '#ffffff') +
    path('M-36-118Q0-130 36-118L44-42Q0-28-44-42Z', suit) +
    stroke('M-30-110Q-66-124-78-146M30-110Q66-124 78-146', suit, 20) +
    disc(-80, -150, 11, skin) +
    disc(80, -150, 11, skin) +
    head(0, -154, false)
  )
}

export const placed = (p: Picture, x: number, y: number, scale: number, body: string, shadow = 60) =>
  p.add(oval(x, y + 2, shadow * scale, 12 * scale, '#1c0f08', 'fill-opacity="0.2"') + at(x, y, scale, body))
