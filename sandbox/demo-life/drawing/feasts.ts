import { ring } from './festival-food.ts'
import type { Scene } from './land.ts'
import { mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, blob, disc, oval, path, rect, stroke } from './shapes.ts'
import { chopsticks, dish, layTable, smallThing, steam } from './table.ts'

export const hotpot: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const [x, y, r] = [w / 2, h / 2, 300]
  const plates = random.int(6, 8)
  for (let i = 0; i < plates; i++) {
    const angle = (i / plates) * 6.28 + random.range(-0.12, 0.12)
    const [px, py] = [
      x + Math.cos(angle) * Math.max(490, w * 0.4),
      y + Math.sin(angle) * Math.max(430, h * 0.4),
    ]
    platter(p, px, py, random.range(120, 160))
  }
  dish(p, x, y, r, '#7b7f84', '#b5542c')
  const split = random.chance(0.5)
  p.add(disc(x, y, r * 0.86, p.glow(['#e0803c', 0], ['#b5451f', 1])))
  if (split)
    p.add(
      path(
        `M${x} ${y - r * 0.86}A${r * 0.86} ${r * 0.86} 0 0 1 ${x} ${y + r * 0.86}A${r * 0.43} ${r * 0.43} 0 0 1 ${x} ${y}A${r * 0.43} ${r * 0.43} 0 0 0 ${x} ${y - r * 0.86}Z`,
        '#f3e2bd',
      ),
    )
  for (let i = 0; i < 34; i++) {
    const [bx, by] = ring(x, y, r * 0.76 * Math.sqrt(random.next()), random.range(0, 6.28))
    const tone = random.pick(['#f4ead4', '#8fb85c', '#e8c48a', '#f3a66c', '#d8d2c4', '#5e8f42', '#c7523a'])
    p.add(path(blob(random, bx, by, random.range(20, 42), random.range(16, 34), 0.25, 7), tone))
  }
  for (let i = 0; i < 3; i++)
    chopsticks(p, ...ring(x, y, r * 0.8, random.range(0, 6.28)), random.range(0, 360), 420)
  steam(p, x, y, 190)
  steam(p, x + 60, y - 60, 160)
}

/** A plate of one raw thing: meat, leaves, mushrooms, balls or corn. */
function platter(p: Picture, x: number, y: number, r: number): void {
  const { random } = p
  dish(p, x, y, r, random.pick(['#f5f1e8', '#dfe7e6', '#3b4a52', '#efe0cd']), '#f3ede2')
  const kind = random.int(0, 4)
  for (let i = 0; i < 13; i++) {
    const [a, b] = ring(x, y, r * 0.6 * Math.sqrt(i / 13), i * 2.4)
    if (kind === 0)
      p.add(
        at(
          a,
          b,
          1,
          rect(
            -r * 0.34,
            -r * 0.13,
            r * 0.68,
            r * 0.26,
            mix('#c9505a', '#f0a7a0', random.next()),
            `rx="${round(r * 0.1)}"`,
          ) + stroke(`M${round(-r * 0.3)} 0H${round(r * 0.3)}`, '#fbe3dc', 5),
          i * 40,
        ),
      )
    else if (kind === 1)
      p.add(path(blob(random, a, b, r * 0.3, r * 0.2, 0.35, 8), mix('#4d8b3b', '#a5cc78', random.next())))
    else if (kind === 2) p.add(disc(a, b, r * 0.17, '#c79b70') + disc(a - 4, b - 4, r * 0.1, '#ecd5b5'))
    else if (kind === 3)
      p.add(
        disc(a + 3, b + 5, r * 0.19, '#9b8a72', 'fill-opacity="0.4"') +
          disc(a, b, r * 0.18, random.pick(['#f3e6d3', '#e7b7a4', '#f8f4ea'])),
      )
    else
      p.add(
        at(
          a,
          b,
          1,
          rect(-r * 0.18, -r * 0.24, r * 0.36, r * 0.48, '#f2c443', `rx="${round(r * 0.1)}"`) +
            stroke(`M0 ${round(-r * 0.2)}V${round(r * 0.2)}`, '#d9a12a', 4),
          i * 33,
        ),
      )
  }
}

export const familyTable: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const cloth = random.pick(['#b23a32', '#a8433a', '#d8c4a0', '#2f5560'])
  const [x, y, r] = [w / 2, h / 2, Math.max(w, h) * 0.52]
  p.add(
    disc(x, y + 14, r, '#1c0f08', 'fill-opacity="0.25"') +
      disc(x, y, r, p.sweep(0, 0, 1, 1, mix(cloth, '#ffffff', 0.16), cloth, mix(cloth, '#000000', 0.2))),
  )
  const far = Math.min(w, h) * 0.36
  for (let i = 0; i < 7; i++) {
    const [dx, dy] =
      i === 0
        ? [x, y]
        : [
            x + Math.cos(i * 1.047 + 0.5) * far * (w > h ? 1.22 : 1),
            y + Math.sin(i * 1.047 + 0.5) * far * (h > w ? 1.2 : 0.98),
          ]
    const kind = random.int(0, 3)
    if (kind < 2) platter(p, dx, dy, random.range(125, 165))
    else if (kind === 2) wholeFish(p, dx, dy, random.range(-30, 30))
    else soup(p, dx, dy, random.range(130, 160))
  }
  for (let i = 0; i < 4; i++)
    smallThing(p, ...ring(x, y, r * 0.92, i * 1.57 + 0.78 + random.range(-0.2, 0.2)))
  chopsticks(p, w * 0.08, h * 0.8, random.range(-30, 10), 300)
}

function wholeFish(p: Picture, x: number, y: number, turn: number): void {
  const body = path(
    'M-150 0C-90-80 60-80 120-8L180-50V52L120 10C60 80-90 80-150 0Z',
    p.fade('#d88a5a', '#b55f38'),
  )
  const marks = stroke('M-60-44V44M-20-52V52M20-48V48M60-36V36', '#8a3f22', 7, 'stroke-opacity="0.6"')
  p.add(
    oval(x + 8, y + 14, 212, 128, '#1c0f08', 'fill-opacity="0.3"') +
      oval(x, y, 206, 122, '#f7f2ea') +
      oval(x, y, 180, 100, '#ece3d4') +
      at(
        x,
        y,
        0.92,
        body +
          marks +
          disc(-112, -8, 9, '#ffffff') +
          stroke('M-70-30Q0-70 60-20M-40 20Q20 50 80 10', '#7fae4f', 9),
        turn,
      ),
  )
}

function soup(p: Picture, x: number, y: number, r: number): void {
  const { random } = p
  dish(p, x, y, r, '#e9e3d6', random.pick(['#e3c07a', '#c9703a', '#f1e4c6']))
  for (let i = 0; i < 12; i++)
    p.add(
      path(
        blob(random, ...ring(x, y, r * 0.6 * Math.sqrt(random.next()), i), r * 0.15, r * 0.1, 0.3, 7),
        random.pick(['#8fb85c', '#f7efe0', '#e59a4b', '#7a4a2c']),
      ),
    )
}

export const cake: Scene = (p, _hour) => {
  const { w, h, random } = p
  const wall = random.pick(['#f3d9cf', '#d7e3dc', '#f2e3bd', '#d9d4e8', '#33405a'])
  p.add(rect(0, 0, w, h, p.fade(mix(wall, '#ffffff', 0.3), wall)))
  for (let i = 0; i < 22; i++)
    p.add(
      disc(
        random.range(0, w),
        random.range(0, h * 0.7),
        random.range(14, 60),
        mix(wall, '#ffe7a8', 0.6),
        `fill-opacity="${round(random.range(0.1, 0.45))}"`,
      ),
    )
  p.add(rect(0, h * 0.78, w, h * 0.3, p.fade('#c59a6d', '#a87b50')))
  const [x, base, cw] = [w / 2 + random.range(-40, 40), h * 0.84, random.range(230, 290)]
  const cream = random.pick(['#fff4ec', '#f6cdd0', '#7a4a32', '#f9e6b0'])
  const tiers = random.int(1, 2)
  p.add(
    oval(x, base + 4, cw * 1.3, 34, '#f7f3ec') +
      oval(x, base + 12, cw * 1.3, 30, '#1c0f08', 'fill-opacity="0.14"'),
  )
  let top = base
  for (let i = 0; i < tiers; i++) {
    const half = cw * (1 - i * 0.32)
    const tall = 200 - i * 40
    p.add(
      path(
        `M${round(x - half)} ${round(top - tall)}V${round(top)}Q${round(x)} ${round(top + 44)} ${round(x + half)} ${round(top)}V${round(top - tall)}Z`,
        p.sweep(0, 0, 1, 0, mix(cream, '#7a5a4a', 0.18), cream, mix(cream, '#7a5a4a', 0.22)),
      ),
    )
    p.add(oval(x, top - tall, half, half * 0.2, mix(cream, '#ffffff', 0.4)))
    let d = ''
    for (let k = 0; k < 9; k++)
      d += `M${round(x - half + (half * 2 * k) / 9)} ${round(top - tall)}q${round(half / 9)} ${round(random.range(40, 90))} ${round((half * 2) / 9)} 0z`
    p.add(path(d, random.pick(['#d8576b', '#8a4a2e', '#f2b950'])))
    top -= tall
  }
  const candles = random.int(1, 6)
  const spread = cw * (tiers === 2 ? 0.5 : 0.75)
  for (let i = 0; i < candles; i++) {
    const cx = x + (candles === 1 ? 0 : (i / (candles - 1) - 0.5) * 2 * spread)
    p.add(
      rect(cx - 9, top - 100, 18, 104, random.pick(['#6fb3c9', '#f2a65a', '#e4757f', '#8bbf7a']), 'rx="6"') +
        disc(cx, top - 130, 90, p.glow(['#ffd98a', 0, 0.75], ['#ffd98a', 1, 0])) +
        path(`M${round(cx)} ${round(top - 158)}q26 40 0 58q-26-18 0-58Z`, '#ffb43c'),
    )
  }
  for (let i = 0; i < 7; i++)
    p.add(
      disc(x + (i / 6 - 0.5) * 1.7 * spread, top - 4, 24, '#d2303f') +
        disc(x + (i / 6 - 0.5) * 1.7 * spread - 7, top - 11, 6, '#f3a9a9'),
    )
}
