import { baby, figure, grandmother, her, him, placed, sitting } from './figures.ts'
import { riceField, type Scene, sea } from './land.ts'
import { mix } from './light.ts'
import { park } from './people.ts'
import { round } from './picture.ts'
import { room } from './room.ts'
import { at, disc, oval, path, rect, stroke } from './shapes.ts'

export const parentChild: Scene = (p, hour) => {
  const { w, h, random } = p
  const inside = random.chance(0.5)
  const floor = inside ? room(p, hour, 0.7) : h * 0.8
  if (!inside) random.pick([riceField, sea, park])(p, hour)
  const look = random.chance(0.5) ? her(p) : him(p)
  const y = inside ? floor + (h - floor) * 0.7 : h * 0.97
  const x = w / 2 + random.range(-120, 60)
  const kind = random.int(0, 2)
  if (kind === 0) placed(p, x, y, 1.7, `${figure(look, 'front')}${at(34, -150, 0.62, baby(p, 'sitting'))}`)
  else if (kind === 1) {
    placed(p, x - 60, y, 1.7, figure(look, 'right'))
    placed(p, x + 160, y + 6, 1.15, baby(p, 'standing'))
  } else {
    placed(p, x - 110, y, 1.9, sitting(look), 90)
    placed(p, x + 170, y + 8, 1.2, baby(p, random.pick(['sitting', 'standing'])))
  }
}

/** One foot, then the other: the baby on its own and hands held out. */
export const firstSteps: Scene = (p, hour) => {
  const { w, h, random } = p
  const floor = room(p, hour, 0.66)
  const y = floor + (h - floor) * 0.62
  placed(p, w * 0.22, y, 1.85, sitting(random.chance(0.5) ? her(p) : him(p)), 90)
  placed(p, w * random.range(0.5, 0.62), y + 20, 1.3, baby(p, 'standing'))
  if (random.chance(0.7))
    placed(p, w * 0.83, y, 1.85, sitting(random.chance(0.4) ? grandmother(p) : him(p), -1), 90)
  for (let i = 0; i < 3; i++)
    p.add(
      rect(
        w * random.range(0.1, 0.9),
        h * random.range(0.9, 0.97),
        44,
        44,
        random.pick(['#d8572f', '#e3b04c', '#5a9f9a', '#8a7fae']),
        'rx="7"',
      ),
    )
}

export const crib: Scene = (p, hour) => {
  const { w, h, random } = p
  room(p, hour, 0.78)
  const wood = random.pick(['#f6efe2', '#c99a6a', '#e3d0b0', '#8fa9a3'])
  const cw = Math.min(760, w * 0.76)
  const x = w / 2 - cw / 2
  const y = h * 0.88
  p.add(
    rect(x, y - 170, cw, 110, '#fdf8ee', 'rx="30"') + rect(x + 20, y - 260, 170, 110, '#f3e6d6', 'rx="40"'),
  )
  p.add(at(x + cw * 0.44, y - 150, 1.75, baby(p, 'lying')))
  const quilt = random.pick(['#e3b04c', '#8fb5b0', '#e8a3a0', '#a8b58a'])
  p.add(
    path(
      `M${round(x + cw * 0.42)} ${round(y - 60)}Q${round(x + cw * 0.44)} ${round(y - 230)} ${round(x + cw * 0.66)} ${round(y - 226)}Q${round(x + cw * 0.92)} ${round(y - 220)} ${round(x + cw * 0.96)} ${round(y - 60)}Z`,
      p.fade(mix(quilt, '#ffffff', 0.3), quilt),
    ),
  )
  let bars = ''
  for (let i = 0; i <= 12; i++) bars += `M${round(x + (cw * i) / 12)} ${round(y - 130)}V${round(y + 10)}`
  p.add(
    stroke(bars, wood, 13, 'stroke-opacity="0.95"') +
      rect(x - 24, y - 150, cw + 48, 26, wood, 'rx="13"') +
      rect(x - 24, y, cw + 48, 34, mix(wood, '#000000', 0.06), 'rx="10"') +
      rect(x - 26, y - 330, 26, 400, wood, 'rx="13"') +
      rect(x + cw, y - 330, 26, 400, wood, 'rx="13"'),
  )
  const mx = w / 2 + random.range(-60, 120)
  p.add(
    stroke(
      `M${round(mx)} -10V110M${round(mx - 170)} 120Q${round(mx)} 90 ${round(mx + 170)} 120`,
      '#a8845f',
      7,
    ),
  )
  for (let i = 0; i < 4; i++) {
    const tx = mx - 170 + i * 113
    p.add(
      stroke(`M${round(tx)} 118v${60 + (i % 2) * 46}`, '#a8845f', 3) +
        (i % 2
          ? disc(tx, 236, 30, '#f0c25a')
          : at(tx, 190, 1, path('M-34 10a20 20 0 0 1 14-34a26 26 0 0 1 46 4a18 18 0 0 1 6 34Z', '#ffffff'))),
    )
  }
}

export const babyPlay: Scene = (p, hour) => {
  const { w, h, random } = p
  const floor = room(p, hour, 0.6)
  const y = floor + (h - floor) * 0.66
  p.add(
    oval(
      w / 2,
      y + 20,
      w * 0.4,
      (h - floor) * 0.34,
      random.pick(['#f3e3c0', '#cfe0dc', '#f0d3c8', '#dcd8ea']),
    ),
  )
  placed(
    p,
    w / 2 + random.range(-100, 100),
    y,
    1.9,
    baby(p, random.pick(['sitting', 'crawling', 'lying'])),
    80,
  )
  const [bx, by] = [w * random.pick([0.16, 0.84]), y + 40]
  for (let i = 0; i < 3; i++)
    p.add(
      oval(
        bx,
        by - i * 46,
        92 - i * 22,
        26,
        random.pick(['#d8572f', '#e3b04c', '#5a9f9a', '#8a7fae', '#e8a3a0']),
      ),
    )
  p.add(disc(w * random.range(0.3, 0.7), h * 0.94, 44, p.glow(['#f3b0a0', 0], ['#d8573f', 1])))
}
