import { skyline } from './city.ts'
import { mountains, type Scene } from './land.ts'
import { mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { room, sofa } from './room.ts'
import { at, disc, mirrored, oval, path, rect, stroke } from './shapes.ts'

const FUR = '#e8a35c'
const STRIPE = '#c97c38'
const WHITE = '#fff4e6'
const NOSE = '#e58a86'
const INK = '#3d2a22'

/** The same cat in every picture: ginger, white paws and bib. Feet or belly at 0,0, about 300 units long. */
const POSES: Record<string, (p: Picture) => string> = {
  loaf: p =>
    `${path('M-150 0Q-176-130-40-150Q130-160 158-40Q166 0 140 0Z', shaded(p))}${stripes(
      [
        [-10, -148],
        [34, -150],
        [78, -138],
      ],
      54,
    )}${path('M-140 0Q-146-40-96-40Q-50-40-56 0Z', WHITE)}${head(p, -96, -138, 'shut')}${tail('M140-10Q190-30 170-64')}`,
  sit: p =>
    `${tail('M70-20Q170-10 160-90Q156-120 176-130')}${path('M-86 0Q-110-120-50-190H40Q110-120 92 0Z', shaded(p))}${path('M-44-180Q-64-90-30-40Q0-60 26-50Q52-110 24-184Z', WHITE)}${oval(-44, -10, 36, 20, WHITE)}${oval(34, -10, 36, 20, WHITE)}${stroke('M-6-20V-80', STRIPE, 4)}${head(p, -6, -222, 'open')}`,
  back: p =>
    `${tail('M60-14Q180 0 190-80Q194-120 168-136')}${path('M-92 0Q-112-130-44-196H44Q112-130 92 0Z', shaded(p))}${stripes(
      [
        [-40, -130],
        [-40, -92],
        [-40, -54],
      ],
      0,
      80,
    )}${path('M-62-250L-74-312L-22-274ZM62-250L74-312L22-274Z', FUR)}${oval(0, -232, 76, 62, FUR)}${stroke('M-20-284V-258M0-290V-256M20-284V-258', STRIPE, 8)}`,
  curl: p =>
    `${oval(0, -70, 170, 96, shaded(p))}${stripes(
      [
        [40, -160],
        [84, -150],
        [118, -128],
      ],
      60,
    )}${path('M-150-60Q-120 26 20 22Q140 16 160-46Q110-8 20-16Q-70-20-100-70Z', FUR)}${stroke('M20 2Q-60 8-112-30', STRIPE, 8, 'stroke-dasharray="12 24"')}${head(p, -78, -70, 'shut')}`,
  stretch: p =>
    `${tail('M150-120Q190-210 150-250')}${path('M-190-8Q-130-10-80-46Q40-60 80-150Q150-190 176-110L168 0H128L120-60Q40-30-20 0H-190Z', shaded(p))}${stripes(
      [
        [60, -120],
        [96, -150],
        [30, -76],
      ],
      44,
    )}${oval(-182, -8, 34, 15, WHITE)}${oval(150, -8, 30, 14, WHITE)}${head(p, -112, -82, 'shut')}`,
  walk: p =>
    `${tail('M140-130Q210-150 204-240')}${stroke('M-90-70L-112-6M-50-70L-40-6M88-70L70-6M118-74L140-6', FUR, 34)}${path('M-140-90Q-150-160-60-164H90Q160-160 150-90Q140-52 60-54H-80Q-130-52-140-90Z', shaded(p))}${stripes(
      [
        [-20, -164],
        [26, -164],
        [72, -162],
      ],
      56,
    )}${[-112, -40, 70, 140].map(x => oval(x, -8, 24, 14, WHITE)).join('')}${head(p, -140, -172, 'open')}`,
  belly: p =>
    `${tail('M150-20Q220-40 230 0')}${path('M-150-20Q-150-110-40-110H80Q170-106 164-10Q100 10-120 6Z', shaded(p))}${path('M-100-70Q0-112 110-76Q130-20 40-16Q-70-16-100-70Z', WHITE)}${stroke('M-60-96Q-80-150-46-170M10-104Q0-160 34-172M100-96Q130-140 160-136', FUR, 30)}${oval(-46, -172, 20, 17, WHITE)}${oval(34, -174, 20, 17, WHITE)}${oval(162, -138, 20, 17, WHITE)}<g transform="rotate(-70 -150 -60)">${head(p, -150, -60, 'shut')}</g>`,
}

const shaded = (p: Picture) => p.fade(mix(FUR, '#ffffff', 0.14), FUR, mix(FUR, '#7a3f16', 0.2))

const tail = (d: string) =>
  stroke(d, FUR, 34) +
  stroke(d, STRIPE, 34, 'stroke-dasharray="10 40" stroke-dashoffset="-20" stroke-opacity="0.8"').replace(
    'stroke-linecap="round"',
    '',
  )

function stripes(from: [number, number][], drop: number, across = 0): string {
  return stroke(
    from
      .map(([x, y]) =>
        across ? `M${x} ${y}q${across / 2} 18 ${across} 0` : `M${x} ${y}q12 ${drop / 2} 0 ${drop}`,
      )
      .join(''),
    STRIPE,
    11,
  )
}

function head(p: Picture, x: number, y: number, eyes: 'open' | 'shut'): string {
  const ears =
    path('M-66-26L-72-98L-18-62ZM66-26L72-98L18-62Z', FUR) +
    path('M-58-42L-62-80L-32-60ZM58-42L62-80L32-60Z', '#f1b9a8')
  const face =
    oval(0, -6, 80, 66, p.glow([mix(FUR, '#ffffff', 0.2), 0], [FUR, 1])) +
    path('M0-20Q-46 10-44 34Q-20 62 0 58Q20 62 44 34Q46 10 0-20Z', WHITE)
  const marks = stroke('M-22-66V-40M0-70V-38M22-66V-40', STRIPE, 9)
  const look =
    eyes === 'open'
      ? oval(-32, -2, 13, 16, INK) +
        oval(32, -2, 13, 16, INK) +
        disc(-28, -8, 5, '#ffffff') +
        disc(36, -8, 5, '#ffffff')
      : stroke('M-46 0Q-32 14-18 0M18 0Q32 14 46 0', INK, 6)
  const muzzle =
    path('M-9 18H9L0 30Z', NOSE) +
    stroke('M0 30Q-2 42-16 40M0 30Q2 42 16 40', INK, 4) +
    stroke('M-50 20L-104 10M-50 30L-102 36M50 20L104 10M50 30L102 36', '#ffffff', 3, 'stroke-opacity="0.8"')
  return at(
    x,
    y,
    1,
    ears +
      face +
      marks +
      look +
      muzzle +
      disc(-50, 22, 14, '#f2a48c', 'fill-opacity="0.35"') +
      disc(50, 22, 14, '#f2a48c', 'fill-opacity="0.35"'),
  )
}

/** The cat alone, in a pose of the seed's choosing or a named one. */
export function drawCat(p: Picture, x: number, y: number, scale: number, pose?: string): void {
  const name = pose ?? p.random.pick(['loaf', 'sit', 'back', 'curl', 'stretch', 'walk', 'belly'])
  const body = (POSES[name] ?? POSES.loaf)?.(p) ?? ''
  p.add(
    oval(x, y + 6 * scale, 190 * scale, 24 * scale, '#1c0f08', 'fill-opacity="0.2"') +
      at(x, y, scale, p.random.chance(0.5) ? body : mirrored(body)),
  )
}

export const cat: Scene = (p, hour) => {
  const { w, h, random } = p
  const close = random.chance(0.35)
  const floor = room(p, hour, close ? 0.6 : random.range(0.66, 0.78))
  const x = w * random.range(0.36, 0.64)
  const kind = random.int(0, 4)
  const scale = close ? random.range(1.5, 1.9) : random.range(1, 1.35)
  if (kind === 0) {
    sofa(p, w / 2, floor + 70, Math.min(760, w * 0.75))
    drawCat(p, x, floor, 0.95, random.pick(['curl', 'loaf', 'belly', 'sit']))
  } else if (kind === 1) inBox(p, x, floor + (h - floor) * 0.6)
  else if (kind === 2) {
    drawCat(p, x, floor + (h - floor) * 0.6, scale, random.pick(['walk', 'stretch', 'belly', 'sit']))
    yarn(p, x + (random.chance(0.5) ? 300 : -300) * scale * 0.8, floor + (h - floor) * 0.66)
  } else if (kind === 3) {
    p.add(
      oval(x, floor + (h - floor) * 0.6 + 10, 270, 76, random.pick(['#d8b48a', '#8fa3a8', '#c9868a'])) +
        oval(x, floor + (h - floor) * 0.6 - 4, 210, 50, '#f6ecdb'),
    )
    drawCat(p, x, floor + (h - floor) * 0.6 + 12, 1.1, 'curl')
  } else drawCat(p, x, floor + (h - floor) * 0.62, scale)
}

function inBox(p: Picture, x: number, y: number): void {
  const card = '#c99a63'
  drawCat(p, x, y - 120, 1.25, 'sit')
  p.add(
    path(
      `M${x - 220} ${y - 210}H${x + 220}L${x + 204} ${y + 20}H${x - 204}Z`,
      p.sweep(0, 0, 1, 0, mix(card, '#ffffff', 0.15), card, mix(card, '#5a3414', 0.2)),
    ) +
      path(
        `M${x - 220} ${y - 210}L${x - 300} ${y - 150}L${x - 286} ${y - 120}L${x - 212} ${y - 180}ZM${x + 220} ${y - 210}L${x + 300} ${y - 150}L${x + 286} ${y - 120}L${x + 212} ${y - 180}Z`,
        mix(card, '#5a3414', 0.2),
      ) +
      rect(x - 30, y - 210, 60, 230, '#e6cf9f', 'fill-opacity="0.7"'),
  )
}

function yarn(p: Picture, x: number, y: number): void {
  const tone = p.random.pick(['#d8576b', '#4f8a9f', '#e3b04c', '#7f6aae'])
  p.add(
    stroke(`M${round(x)} ${round(y)}q-90 40-170 10t-140 24`, tone, 6) +
      disc(x, y - 40, 64, p.glow([mix(tone, '#ffffff', 0.3), 0], [tone, 1])) +
      stroke(
        `M${round(x - 52)} ${round(y - 60)}q50-30 104 10M${round(x - 58)} ${round(y - 34)}q60-30 114 10M${round(x - 40)} ${round(y - 84)}q10 60 70 96`,
        mix(tone, '#000000', 0.25),
        5,
      ),
  )
}

/** On the sill, looking at the weather. */
export const catWindow: Scene = (p, hour) => {
  const { w, h, random } = p
  const inside = mix('#e9dcc8', '#2a2436', hour === 'night' ? 0.6 : 0.15)
  p.add(rect(-2, -2, w + 4, h + 4, inside))
  const view = random.chance(0.5) ? skyline : mountains
  p.add(
    `<svg x="${round(w * 0.1)}" y="${round(h * 0.08)}" width="${round(w * 0.8)}" height="${round(h * 0.66)}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">`,
  )
  view(p, hour)
  p.add('</svg>')
  p.add(
    rect(w * 0.1 - 18, h * 0.08 - 18, w * 0.8 + 36, 22, '#f6efe2') +
      rect(w * 0.1 - 18, h * 0.08, 20, h * 0.66, '#f6efe2') +
      rect(w * 0.9 - 2, h * 0.08, 20, h * 0.66, '#f6efe2') +
      rect(w / 2 - 9, h * 0.08, 18, h * 0.66, '#f6efe2'),
  )
  p.add(
    rect(0, h * 0.74, w, 54, p.fade('#fbf6ec', '#d9c9ae')) +
      rect(0, h * 0.74 + 54, w, h, mix(inside, '#7a5a3a', 0.14)),
  )
  drawCat(
    p,
    w * random.range(0.28, 0.72),
    h * 0.745,
    random.range(1.05, 1.4),
    random.pick(['back', 'back', 'loaf', 'sit', 'curl']),
  )
}
