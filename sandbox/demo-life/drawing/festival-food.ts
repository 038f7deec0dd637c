import type { Scene } from './land.ts'
import { mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, disc, oval, path, rect, stroke } from './shapes.ts'
import { dish, layTable } from './table.ts'

export const ring = (x: number, y: number, r: number, angle: number): [number, number] => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

export const mooncakes: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const across = Math.max(2, Math.round(w / 420))
  const down = Math.max(2, Math.round(h / 420))
  const tray = random.pick(['#3f2a20', '#7a2f2a', '#e9dcc5'])
  p.add(
    rect(
      w / 2 - across * 195 + 14,
      h / 2 - down * 195 + 20,
      across * 390,
      down * 390,
      '#1c0f08',
      'rx="30" fill-opacity="0.3"',
    ) + rect(w / 2 - across * 195, h / 2 - down * 195, across * 390, down * 390, tray, 'rx="30"'),
  )
  for (let i = 0; i < across; i++)
    for (let k = 0; k < down; k++) {
      const [x, y] = [w / 2 + (i - (across - 1) / 2) * 370, h / 2 + (k - (down - 1) / 2) * 370]
      if (random.chance(0.08)) continue
      mooncake(p, x, y, 142)
    }
}

function mooncake(p: Picture, x: number, y: number, r: number): void {
  const { random } = p
  const tone = random.pick(['#c47a33', '#b0662a', '#d39344', '#e6c88f', '#8f4b24'])
  let edge = ''
  for (let i = 0; i < 16; i++) edge += disc(...ring(x, y, r * 0.93, (i / 16) * 6.28), r * 0.19, tone)
  const petals = random.int(5, 8)
  let flower = ''
  for (let i = 0; i < petals; i++)
    flower += at(
      x,
      y,
      1,
      path(
        `M0 0C${round(-r * 0.3)} ${round(-r * 0.3)} ${round(-r * 0.16)} ${round(-r * 0.66)} 0 ${round(-r * 0.68)}C${round(r * 0.16)} ${round(-r * 0.66)} ${round(r * 0.3)} ${round(-r * 0.3)} 0 0Z`,
        'none',
        `stroke="${mix(tone, '#4a210c', 0.5)}" stroke-width="6"`,
      ),
      (i * 360) / petals,
    )
  p.add(
    oval(x + 10, y + 16, r * 1.14, r * 1.14, '#1c0f08', 'fill-opacity="0.35"') +
      edge +
      disc(x, y, r, p.glow([mix(tone, '#ffe2a8', 0.45), 0], [tone, 1])) +
      flower +
      disc(x, y, r * 0.13, mix(tone, '#4a210c', 0.45)),
  )
}

export const tangyuan: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const bowls = random.int(1, 2)
  for (let b = 0; b < bowls; b++) {
    const [x, y, r] = [w * ((b + 0.5) / bowls), h / 2 + random.range(-40, 40), bowls === 1 ? 370 : 270]
    dish(
      p,
      x,
      y,
      r,
      random.pick(['#2f4b5c', '#8a3b30', '#e7e0d3', '#6d7f6a']),
      random.pick(['#8a4a22', '#f0dfb4', '#c98e4a']),
    )
    for (let i = 0; i < 17; i++) {
      const [tx, ty] = ring(x, y, r * 0.68 * Math.sqrt((i + 0.5) / 17), i * 2.4)
      const tone = i % 3 === 0 ? '#f0a3ac' : '#fbf5ea'
      p.add(
        oval(tx + 4, ty + 9, r * 0.13, r * 0.12, '#4a2410', 'fill-opacity="0.3"') +
          disc(tx, ty, r * 0.125, p.glow(['#ffffff', 0], [tone, 0.6], [mix(tone, '#8a5a4a', 0.25), 1])),
      )
    }
    p.add(
      at(
        x + r * 0.4,
        y + r * 0.3,
        1,
        rect(0, -15, r * 1, 30, '#f4f0e7', 'rx="15"') +
          oval(-10, 0, 74, 52, '#faf7f0') +
          oval(-10, 4, 56, 36, '#e3dccd'),
        random.range(15, 60),
      ),
    )
  }
}

export const zongzi: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  for (let i = 0; i < random.int(4, 7); i++) {
    const [x, y] = [
      w * (0.16 + 0.34 * (i % 3)) + random.range(-40, 40),
      h * (0.28 + 0.42 * Math.floor(i / 3)) + random.range(-30, 30),
    ]
    const leaf = random.pick(['#6d7f3c', '#7d8f4a', '#58692f', '#8a8548'])
    const body =
      path('M0-150L150 100Q0 150-150 100Z', p.sweep(0, 0, 1, 1, mix(leaf, '#ffffff', 0.25), leaf)) +
      path('M0-150L40 122Q-60 132-150 100Z', mix(leaf, '#000000', 0.18)) +
      stroke('M-96 10Q0 50 96 10M-110 50Q0 96 110 50', '#f0e5c8', 9) +
      stroke('M96 10Q150-30 130-90', '#f0e5c8', 6)
    p.add(
      at(x + 12, y + 18, 1, path('M0-150L150 100Q0 150-150 100Z', '#1c0f08', 'fill-opacity="0.3"'), i * 50) +
        at(x, y, 1, body, i * 50 + random.range(-20, 20)),
    )
  }
}
