import type { Scene } from './land.ts'
import { mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, blob, disc, oval, path, rect, stroke } from './shapes.ts'
import { chopsticks, dish, layTable, smallThing, steam } from './table.ts'

const RIMS = ['#f6f2ea', '#e3e9ea', '#2f4b5c', '#c7d3c4', '#8a4b38', '#f0dcc8', '#3b3f45', '#b9cdd6'] as [
  string,
  ...string[],
] // eight of them

/** Lay the table with one big thing a little off the middle and small ones in the free corners. */
function served(p: Picture, hour: Parameters<Scene>[1], sides: number): { x: number; y: number; r: number } {
  const { w, h, random } = p
  layTable(p, hour)
  const r = random.range(330, 400) * Math.min(1.12, Math.max(w, h) / 1150)
  const x = w / 2 + random.range(-0.09, 0.09) * w
  const y = h / 2 + random.range(-0.06, 0.09) * h
  const corners: [number, number][] = [
    [0.07, 0.09],
    [0.93, 0.1],
    [0.08, 0.92],
    [0.94, 0.9],
  ]
  for (const [cx, cy] of corners) if (random.chance(sides / 4)) smallThing(p, cx * w, cy * h)
  return { x, y, r }
}

const around = (x: number, y: number, r: number, angle: number): [number, number] => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

export const noodles: Scene = (p, hour) => {
  const { random } = p
  const { x, y, r } = served(p, hour, 2)
  const broth = random.pick(['#8a4520', '#a3602a', '#d3a04f', '#6b3419', '#e3c07a'])
  dish(p, x, y, r, random.pick(RIMS), broth)
  const tone = random.pick(['#f3dfa6', '#f6e7bd', '#ead097'])
  const lay = random.range(0, 180)
  let strands = ''
  let shade = ''
  for (let i = -11; i <= 11; i++) {
    const half = Math.sqrt(Math.max(0, 1 - (i / 13) ** 2)) * r * 0.66
    const d = `M${round(-half)} ${round(i * r * 0.05)}c${round(half * 0.6)} ${round(random.range(-34, 34))} ${round(half * 1.3)} ${round(random.range(-34, 34))} ${round(half * 2)} ${round(random.range(-12, 12))}`
    strands += d
    shade += d
  }
  p.add(
    at(
      x,
      y + r * 0.08,
      1,
      stroke(shade, mix(broth, '#000000', 0.25), r * 0.062) + stroke(strands, tone, r * 0.042),
      lay,
    ),
  )
  for (let i = 0; i < random.int(4, 6); i++) {
    const [mx, my] = around(x, y, r * random.range(0.15, 0.5), (i / 6) * 6.28 + random.range(0, 1))
    const meat = random.pick(['#6a3320', '#7b4028', '#8a4f35'])
    p.add(
      path(blob(random, mx + 6, my + 9, r * 0.17, r * 0.13, 0.2), '#2a120a', 'fill-opacity="0.4"') +
        path(
          blob(random, mx, my, r * 0.17, r * 0.13, 0.2),
          p.sweep(0, 0, 1, 1, mix(meat, '#f0b48a', 0.3), meat),
        ),
    )
  }
  if (random.chance(0.55)) egg(p, x + r * random.range(-0.5, 0.5), y + r * random.range(0.3, 0.5), r * 0.19)
  greens(p, x - r * 0.35, y - r * 0.35, r * 0.3)
  for (let i = 0; i < 30; i++) {
    const [gx, gy] = around(x, y, r * 0.7 * Math.sqrt(random.next()), random.range(0, 6.28))
    p.add(
      disc(gx, gy, r * random.range(0.012, 0.024), random.pick(['#5f9a3c', '#86b955', '#d6542c', '#f2e6b0'])),
    )
  }
  chopsticks(p, x + r * 0.25, y - r * 0.2, random.range(-42, -12), r * 1.5)
  steam(p, x, y - r * 0.2, r * 0.5)
}

function egg(p: Picture, x: number, y: number, r: number): void {
  p.add(
    oval(x + 5, y + 8, r * 1.02, r * 0.9, '#2a120a', 'fill-opacity="0.3"') +
      oval(x, y, r, r * 0.87, '#fbf3e1') +
      disc(x - r * 0.05, y, r * 0.5, p.glow(['#ffb938', 0], ['#ef8a1c', 1])),
  )
}

function greens(p: Picture, x: number, y: number, size: number): void {
  const { random } = p
  for (let i = 0; i < 7; i++) {
    const leaf = random.pick(['#4d8b3b', '#6aa64a', '#3d7434'])
    p.add(
      at(
        x,
        y,
        1,
        path(
          `M0 0Q${round(size * 0.5)} ${round(-size * 0.4)} ${round(size)} 0Q${round(size * 0.5)} ${round(size * 0.4)} 0 0Z`,
          leaf,
        ) + stroke(`M0 0H${round(size * 0.85)}`, '#c7e29a', 4),
        i * 26 + random.range(-30, 30),
      ),
    )
  }
}

export const dumplings: Scene = (p, hour) => {
  const { random } = p
  const { x, y, r } = served(p, hour, 3)
  dish(p, x, y, r * 1.04, '#c08a4c', '#ead2a4')
  let slats = ''
  for (let i = -8; i <= 8; i++) {
    const half = Math.sqrt(Math.max(0, 1 - (i / 9.4) ** 2)) * r * 0.9
    slats += `M${round(x - half)} ${round(y + i * r * 0.1)}h${round(half * 2)}`
  }
  p.add(
    `${stroke(slats, '#c79a5f', 5, 'stroke-opacity="0.7"')}<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.97)}" fill="none" stroke="#9a6732" stroke-width="8"/>`,
  )
  const eaten = random.int(0, 2)
  for (let i = 0; i < 7 - eaten; i++) {
    const [dx, dy] = i === 0 ? [x, y] : around(x, y, r * 0.56, (i / 6) * 6.28 + 0.3)
    const size = r * 0.25
    p.add(
      oval(dx + 8, dy + 12, size * 1.02, size, '#5a3a1a', 'fill-opacity="0.3"') +
        disc(dx, dy, size, p.glow(['#fffaf0', 0], ['#f6e9d3', 0.7], ['#d9bf9a', 1])),
    )
    let folds = ''
    for (let k = 0; k < 12; k++) {
      const [fx, fy] = around(0, 0, size * 0.86, (k / 12) * 6.28)
      folds += `M${round(dx + fx * 0.14)} ${round(dy + fy * 0.14)}Q${round(dx + fx * 0.5 - fy * 0.16)} ${round(dy + fy * 0.5 + fx * 0.16)} ${round(dx + fx)} ${round(dy + fy)}`
    }
    p.add(stroke(folds, '#cdb088', 4, 'stroke-opacity="0.75"') + disc(dx, dy, size * 0.13, '#d6b98f'))
  }
  chopsticks(p, x + r * 0.5, y + r * 0.6, random.range(-60, -25), r * 1.3)
  steam(p, x, y, r * 0.5)
}

export const shavedIce: Scene = (p, hour) => {
  const { random } = p
  const { x, y, r } = served(p, hour, 1)
  dish(p, x, y, r, random.pick(RIMS), '#e8eef0')
  const kind = random.pick([
    ['#f6b62e', '#f9cf6a'],
    ['#e2566b', '#f29aa6'],
    ['#7b5138', '#b98d67'],
    ['#7fae4f', '#b6d38a'],
  ] as [[string, string], ...[string, string][]]) // four pairs
  for (let i = 5; i > 0; i--)
    p.add(
      path(
        blob(
          random,
          x + random.range(-14, 14),
          y + random.range(-14, 14),
          r * 0.155 * i,
          r * 0.15 * i,
          0.1,
          12,
        ),
        mix('#ffffff', kind[1], 0.12 * (5 - i) + 0.1),
        'fill-opacity="0.9"',
      ),
    )
  for (let i = 0; i < 26; i++) {
    const [fx, fy] = around(x, y, r * 0.68 * Math.sqrt(random.next()), random.range(0, 6.28))
    const s = r * random.range(0.07, 0.11)
    p.add(
      at(
        fx,
        fy,
        1,
        rect(-s + 4, -s + 6, s * 2, s * 2, '#5a3a1a', `rx="${round(s * 0.4)}" fill-opacity="0.22"`) +
          rect(
            -s,
            -s,
            s * 2,
            s * 2,
            p.sweep(0, 0, 1, 1, mix(kind[0], '#ffffff', 0.35), kind[0]),
            `rx="${round(s * 0.4)}"`,
          ),
        random.range(0, 90),
      ),
    )
  }
  p.add(path(blob(random, x, y, r * 0.24, r * 0.22, 0.1), p.glow(['#fffdf6', 0], ['#fbeed3', 1])))
  const drip = random.range(0, 6.28)
  for (let i = 0; i < 6; i++) {
    const [sx, sy] = around(x, y, r * 0.5, drip + i)
    p.add(
      stroke(
        `M${round(x)} ${round(y)}Q${round((x + sx) / 2 + 30)} ${round((y + sy) / 2 - 20)} ${round(sx)} ${round(sy)}`,
        mix('#fff6dc', kind[0], 0.25),
        14,
        'stroke-opacity="0.55"',
      ),
    )
  }
  p.add(
    at(
      x + r * 0.55,
      y + r * 0.2,
      1,
      rect(0, -12, r * 0.95, 24, '#c9ced1', 'rx="12"') + oval(0, 0, 62, 42, '#dfe3e5'),
      random.range(10, 40),
    ),
  )
}

export const breakfast: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const flip = random.chance(0.5)
  const px = w * (flip ? 0.36 : 0.62)
  const r = 330
  dish(p, px, h * 0.54, r, random.pick(RIMS), '#f7f2e8')
  for (let i = 0; i < 2; i++) {
    const toast = at(
      px - 80 + i * 120,
      h * 0.54 - 30 + i * 60,
      1,
      path(
        'M-120-110Q-150-170-70-170H70Q150-170 120-110V120Q120 140 100 140H-100Q-120 140-120 120Z',
        '#a9692f',
      ) +
        path(
          'M-102-100Q-130-150-62-152H62Q130-150 102-100V110Q102 122 90 122H-90Q-102 122-102 110Z',
          p.fade('#f3cf8e', '#e2ab5e'),
        ) +
        path(
          blob(random, 0, -10, 74, 84, 0.2),
          random.pick(['#c2364a', '#f4d35e', '#e98b3a', '#7a4f9a']),
          'fill-opacity="0.8"',
        ),
      random.range(-24, 24),
    )
    p.add(at(8, 12, 1, `<g opacity="0.16">${toast}</g>`) + toast)
  }
  if (random.chance(0.6)) egg(p, px + 170, h * 0.54 + 130, 95)
  greens(p, px - 220, h * 0.54 + 150, 90)
  coffee(p, w * (flip ? 0.8 : 0.19), h * random.range(0.28, 0.72), 165)
}

function coffee(p: Picture, x: number, y: number, r: number): void {
  const { random } = p
  dish(p, x, y, r * 1.45, '#f3eee4', '#ece4d6')
  const cup = random.pick(['#ffffff', '#3f5f6b', '#d98b6a', '#e9d9b8', '#2e2e33'])
  p.add(at(x, y, 1, rect(r * 0.8, -26, r * 0.6, 52, cup, 'rx="26"'), random.range(-60, 60)))
  dish(p, x, y, r, cup, '#7a4a2a')
  p.add(disc(x, y, r * 0.8, p.glow(['#d6a771', 0], ['#9c6236', 0.8], ['#7a4725', 1])))
  const heart = 'M0 52C-90-10-52-72 0-34C52-72 90-10 0 52Z'
  const leaf = 'M0 70C-70 30-60-50 0-80C60-50 70 30 0 70Z'
  p.add(
    at(
      x,
      y,
      r / 150,
      path(random.chance(0.5) ? heart : leaf, '#f8ead2') +
        stroke('M0 50V-50M0 30L-36 0M0 30L36 0M0 0L-34-26M0 0L34-26', '#b57c4a', 7, 'stroke-opacity="0.5"'),
      random.range(-40, 40),
    ),
  )
}

export const cafe: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  coffee(p, w * random.range(0.3, 0.4), h * random.range(0.45, 0.65), 210)
  const [bx, by] = [w * random.range(0.72, 0.8), h * random.range(0.3, 0.55)]
  const cover = random.pick(['#2f5d62', '#b5523f', '#e0b04c', '#4b4e6d', '#8fa98f'])
  p.add(
    at(
      bx,
      by,
      1,
      rect(-150 + 12, -210 + 16, 310, 430, '#1c0f08', 'rx="8" fill-opacity="0.3"') +
        rect(-150, -210, 304, 424, '#f6f0e2', 'rx="6"') +
        rect(-156, -214, 300, 424, cover, 'rx="8"') +
        rect(-156, -214, 34, 424, mix(cover, '#000000', 0.2), 'rx="8"') +
        disc(10, -40, 66, mix(cover, '#ffffff', 0.55)) +
        path('M-56-40Q10-130 76-40Z', mix(cover, '#000000', 0.25)) +
        rect(-60, 90, 140, 12, mix(cover, '#ffffff', 0.6), 'rx="6"'),
      random.range(-28, 28),
    ),
  )
  if (random.chance(0.6))
    p.add(
      at(
        w * 0.55,
        h * 0.88,
        1,
        rect(-180, -9, 360, 18, '#3a3f4a', 'rx="9"') + path('M180-9L216 0L180 9Z', '#e7c78f'),
        random.range(-30, 30),
      ),
    )
}
