import type { Scene } from './land.ts'
import { mix } from './light.ts'
import { round } from './picture.ts'
import { at, disc, oval, path, rect } from './shapes.ts'
import { layTable } from './table.ts'

export const bubbleTea: Scene = (p, hour) => {
  const { w, h, random } = p
  layTable(p, hour)
  const cups = random.int(1, 3)
  for (let i = 0; i < cups; i++) {
    const [x, y] = [w * ((i + 0.5) / cups) + random.range(-40, 40), h * random.range(0.47, 0.57)]
    const size = cups === 1 ? 1.15 : 0.92
    const tea = random.pick(['#c99a6c', '#b87f4d', '#e0b98c', '#9c5f38', '#c7b37a', '#d99ab0'])
    const turn = random.range(-9, 9)
    const cup = path(
      'M-150-300H150L112 300Q110 322 88 322H-88Q-110 322-112 300Z',
      p.fade(mix(tea, '#fff5e4', 0.55), tea, mix(tea, '#5a2d12', 0.25)),
    )
    let pearls = ''
    for (let k = 0; k < 46; k++) {
      const depth = random.next() ** 0.6
      pearls += disc(
        random.range(-92, 92) * (1 - depth * 0.08),
        90 + depth * 196,
        random.range(17, 23),
        '#2a150d',
        `fill-opacity="${round(0.75 + depth * 0.2)}"`,
      )
    }
    const shine = path('M-122-280L-92 270H-66L-90-280Z', '#ffffff', 'fill-opacity="0.35"')
    const lid =
      rect(-166, -330, 332, 40, '#f4ece2', 'rx="16"') + oval(0, -330, 150, 16, mix(tea, '#ffffff', 0.7))
    const straw = at(
      40,
      -320,
      1,
      rect(-17, -170, 34, 300, random.pick(['#e4574c', '#2f7f86', '#f0b73b', '#7a9d54']), 'rx="6"') +
        rect(-17, -170, 11, 300, '#ffffff', 'rx="6" fill-opacity="0.35"'),
      8,
    )
    p.add(
      at(
        x + 60,
        y + 40,
        size,
        path('M-150-300H150L112 300Q110 322 88 322H-88Q-110 322-112 300Z', '#1c0f08', 'fill-opacity="0.22"'),
        turn,
      ) + at(x, y, size, straw + cup + pearls + shine + lid, turn),
    )
  }
}
