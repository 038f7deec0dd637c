import type { Hour } from './light.ts'
import { mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, backdrop, disc, oval, rect, stroke } from './shapes.ts'

const TABLES = [
  ['#c99b6b', '#b98656', 'wood'],
  ['#8d6244', '#7a5238', 'wood'],
  ['#dcc3a1', '#cfb28d', 'wood'],
  ['#ece7df', '#d9d2c7', 'stone'],
  ['#35505a', '#2c444d', 'plain'],
  ['#7f9a8b', '#738d7f', 'check'],
  ['#d9e2e0', '#b9cfd0', 'check'],
  ['#e6cdbd', '#d79f8e', 'check'],
  ['#b5483a', '#a43e32', 'plain'],
  ['#4d5b46', '#435040', 'plain'],
] as const

/** A table seen from above, with the light of the hour falling across it. */
export function layTable(p: Picture, hour: Hour): void {
  const { w, h, random } = p
  const [a, b, kind] = random.pick([...TABLES] as [(typeof TABLES)[number], ...(typeof TABLES)[number][]]) // a non-empty constant
  backdrop(p, p.sweep(0, 0, 1, 1, mix(a, '#ffffff', 0.12), a, mix(b, '#2a1a12', 0.12)))
  if (kind === 'wood') planks(p, b)
  if (kind === 'stone') veins(p, b)
  if (kind === 'check') checks(p, b)
  if (hour !== 'night' && random.chance(0.5)) window(p)
  p.add(
    rect(
      0,
      0,
      w,
      h,
      p.glow(['#fff4dc', 0, 0.16], ['#fff4dc', 0.5, 0], ['#20140c', 1, hour === 'night' ? 0.38 : 0.16]),
    ),
  )
}

function planks(p: Picture, tone: string): void {
  const { w, h, random } = p
  const board = random.range(130, 260)
  let seams = ''
  let grain = ''
  for (let y = random.range(0, board); y < h; y += board) {
    seams += `M0 ${round(y)}H${round(w)}`
    for (let i = 0; i < 4; i++) {
      const [x, gy, length] = [
        random.range(-100, w),
        y + random.range(12, board - 12),
        random.range(160, 520),
      ]
      grain += `M${round(x)} ${round(gy)}q${round(length / 2)} ${round(random.range(-9, 9))} ${round(length)} 0`
    }
  }
  p.add(
    stroke(seams, mix(tone, '#2a1a12', 0.35), 3, 'stroke-opacity="0.6"') +
      stroke(grain, mix(tone, '#2a1a12', 0.2), 2.4, 'stroke-opacity="0.4"'),
  )
}

function veins(p: Picture, tone: string): void {
  const { w, h, random } = p
  for (let i = 0; i < 6; i++) {
    const [x, y] = [random.range(-200, w), random.range(0, h)]
    p.add(
      stroke(
        `M${round(x)} ${round(y)}c120 ${round(random.range(-90, 90))} 240 ${round(random.range(-60, 160))} ${round(random.range(300, 600))} ${round(random.range(-80, 180))}`,
        mix(tone, '#8a8f94', 0.3),
        random.range(1.5, 6),
        'stroke-opacity="0.35"',
      ),
    )
  }
}

function checks(p: Picture, tone: string): void {
  const { w, h, random } = p
  const size = random.range(60, 110)
  let out = ''
  for (let x = 0; x < w; x += size * 2) out += rect(x, 0, size, h, tone, 'fill-opacity="0.35"')
  for (let y = 0; y < h; y += size * 2) out += rect(0, y, w, size, tone, 'fill-opacity="0.35"')
  p.add(out)
}

function window(p: Picture): void {
  const { w, h, random } = p
  const x = random.range(-0.1, 0.5) * w
  const pane = rect(0, 0, 260, h * 1.6, '#fff6dd') + rect(290, 0, 260, h * 1.6, '#fff6dd')
  p.add(`<g opacity="0.16">${at(x, -h * 0.2, 1, pane, random.range(14, 30))}</g>`)
}

/** A round dish with its shadow, rim and well; what lies in it follows at the same place. */
export function dish(p: Picture, x: number, y: number, r: number, rim: string, well: string): void {
  p.add(
    oval(
      x + r * 0.07,
      y + r * 0.1,
      r * 1.07,
      r * 1.06,
      p.glow(['#1c0f08', 0, 0.55], ['#1c0f08', 0.86, 0.4], ['#1c0f08', 1, 0]),
    ),
  )
  p.add(disc(x, y, r, p.sweep(0, 0, 1, 1, mix(rim, '#ffffff', 0.5), rim, mix(rim, '#3a2a20', 0.22))))
  p.add(
    disc(x, y, r * 0.9, mix(rim, '#3a2a20', 0.16)) +
      disc(x, y, r * 0.88, p.sweep(0, 0, 1, 1, mix(well, '#2a1a12', 0.2), well, mix(well, '#ffffff', 0.14))),
  )
}

export function chopsticks(p: Picture, x: number, y: number, turn: number, length = 520): void {
  const wood = p.random.pick(['#7a4a2c', '#c9a06a', '#3a2b25', '#a5452f'])
  const stick = (dy: number, dx: number) => `M${dx} ${dy}L${dx + length} ${dy * 0.55}`
  p.add(
    at(
      x,
      y,
      1,
      stroke(
        stick(10, 8) + stick(30, 0),
        '#1c0f08',
        12,
        'stroke-opacity="0.25" transform="translate(6 10)"',
      ) + stroke(stick(10, 8) + stick(30, 0), wood, 11),
      turn,
    ),
  )
}

/** A small cup, sauce dish or plate with something simple in it, to fill a corner. */
export function smallThing(p: Picture, x: number, y: number): void {
  const { random } = p
  const r = random.range(70, 110)
  const [rim, well] = random.pick([
    ['#f5f1e8', '#7a3b1e'],
    ['#dfe7e6', '#c9d98a'],
    ['#2f4858', '#e9d8a6'],
    ['#f3e4d4', '#b23a2a'],
    ['#e7ecef', '#8fae6b'],
  ] as [[string, string], ...[string, string][]]) // five pairs
  dish(p, x, y, r, rim, well)
  if (random.chance(0.5))
    for (let i = 0; i < 9; i++)
      p.add(
        disc(
          x + random.range(-0.5, 0.5) * r,
          y + random.range(-0.5, 0.5) * r,
          r * 0.07,
          random.pick(['#e9e2c8', '#6b8f3a', '#d8572f']),
        ),
      )
}

/** Steam: pale soft strokes rising. */
export function steam(p: Picture, x: number, y: number, size: number): void {
  const { random } = p
  for (let i = 0; i < 3; i++) {
    const sx = x + (i - 1) * size * 0.4
    p.add(
      stroke(
        `M${round(sx)} ${round(y)}q${round(size * 0.3)} ${round(-size * 0.4)} 0 ${round(-size * 0.8)}t${round(random.range(-0.1, 0.3) * size)} ${round(-size * 0.7)}`,
        '#ffffff',
        size * 0.09,
        'stroke-opacity="0.2"',
      ),
    )
  }
}
