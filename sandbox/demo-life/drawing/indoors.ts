import { drawCat } from './cat.ts'
import type { Scene } from './land.ts'
import { lightOf, mix, paintSky } from './light.ts'
import { round } from './picture.ts'
import { plant, room } from './room.ts'
import { at, blob, disc, oval, path, rect, ridge, stroke } from './shapes.ts'

export const movingBoxes: Scene = (p, hour) => {
  const { w, h, random } = p
  const floor = room(p, hour, 0.66)
  for (let i = 0; i < random.int(5, 9); i++) {
    const s = random.range(150, 260)
    const x = random.range(0.02, 0.8) * w
    const y = floor + random.range(0.15, 0.95) * (h - floor)
    const card = mix('#c99a63', '#a8743f', random.next())
    for (let k = 0; k < (random.chance(0.4) ? 2 : 1); k++)
      p.add(
        rect(
          x,
          y - s * 0.8 * (k + 1),
          s,
          s * 0.8,
          p.sweep(0, 0, 1, 0, mix(card, '#ffffff', 0.12), mix(card, '#5a3414', 0.16)),
          'rx="4"',
        ) +
          rect(x + s * 0.42, y - s * 0.8 * (k + 1), s * 0.16, s * 0.8, '#e9d6ab', 'fill-opacity="0.65"') +
          rect(
            x + s * 0.1,
            y - s * 0.8 * (k + 1) + s * 0.5,
            s * 0.24,
            s * 0.12,
            '#6a4524',
            'fill-opacity="0.5" rx="3"',
          ),
      )
  }
  plant(p, w * random.range(0.4, 0.9), h * 0.97, 1.2)
  if (random.chance(0.6)) drawCat(p, w * random.range(0.3, 0.7), h * 0.95, 0.95, 'sit')
}

export const desk: Scene = (p, hour) => {
  const { w, h, random } = p
  room(p, hour, 0.9)
  const y = h * 0.76
  p.add(
    rect(-5, y, w + 10, 46, p.fade('#c99a6b', '#a87a52')) +
      rect(-5, y + 46, w + 10, h, mix('#8f6a4e', '#2a1a12', 0.35)),
  )
  const x = w * random.range(0.4, 0.58)
  p.add(
    path(
      `M${round(x - 250)} ${round(y + 2)}L${round(x - 210)} ${round(y - 26)}H${round(x + 210)}L${round(x + 250)} ${round(y + 2)}Z`,
      '#b9bec4',
    ) +
      rect(x - 210, y - 300, 420, 276, '#3a3f47', 'rx="16"') +
      rect(x - 194, y - 284, 388, 244, p.sweep(0, 0, 1, 1, '#dfe9ee', '#a8c4cf')),
  )
  for (let i = 0; i < 7; i++)
    p.add(
      rect(
        x - 170 + (i % 2) * 24,
        y - 260 + i * 28,
        random.range(90, 300),
        12,
        random.pick(['#4f7a80', '#d8733a', '#8a94a0', '#e3b04c']),
        'rx="6" fill-opacity="0.8"',
      ),
    )
  p.add(
    at(
      w * 0.84,
      y,
      1.2,
      rect(-40, -84, 80, 84, random.pick(['#d98b6a', '#f3ead8', '#4f7a80']), 'rx="10"') +
        stroke('M40-66q40 2 36 28t-36 20', '#f3ead8', 12),
    ),
  )
  plant(p, w * 0.1, y + 4, 0.95)
  for (let i = 0; i < 4; i++)
    p.add(
      rect(
        w * 0.68,
        y - 26 - i * 26,
        150 - i * 8,
        26,
        random.pick(['#b5523f', '#e3b04c', '#4f6b73', '#8fa98f', '#f3ead8']),
        'rx="4"',
      ),
    )
  if (random.chance(0.45)) drawCat(p, x - 20, y + 2, 0.9, random.pick(['loaf', 'curl']))
}

export const balloons: Scene = (p, hour) => {
  const { w, h, random } = p
  room(p, hour, 0.86)
  for (let i = 0; i < random.int(9, 16); i++) {
    const [x, y, r] = [w * random.range(0.08, 0.92), h * random.range(0.12, 0.6), random.range(58, 96)]
    const tone = random.pick(['#f2b8a8', '#f3d27a', '#a8cfc9', '#e8857a', '#c9bfe3', '#ffffff', '#f0a35a'])
    p.add(
      stroke(
        `M${round(x)} ${round(y + r * 1.15)}q${round(random.range(-40, 40))} 120 ${round((w / 2 - x) * 0.4)} ${round(h * 0.86 - y)}`,
        '#8a7a6a',
        2.4,
        'stroke-opacity="0.6"',
      ) +
        oval(
          x,
          y,
          r,
          r * 1.15,
          p.glow([mix(tone, '#ffffff', 0.45), 0], [tone, 0.75], [mix(tone, '#7a3a2a', 0.2), 1]),
          'fill-opacity="0.95"',
        ) +
        path(
          `M${round(x - 10)} ${round(y + r * 1.22)}L${round(x)} ${round(y + r * 1.1)}L${round(x + 10)} ${round(y + r * 1.22)}Z`,
          tone,
        ) +
        oval(x - r * 0.36, y - r * 0.42, r * 0.16, r * 0.28, '#ffffff', 'fill-opacity="0.5"'),
    )
  }
}

/** Tiny clothes on a line. */
export const babyClothes: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour === 'night' ? 'golden' : hour, random)
  paintSky(p, hour === 'night' ? 'golden' : hour, colours, 0.8)
  p.add(path(ridge(random, w, h * 0.84, h * 0.06, h + 5, 0.5), mix(colours.far, colours.near, 0.4)))
  const y = h * 0.26
  p.add(
    stroke(
      `M-10 ${round(y)}Q${round(w / 2)} ${round(y + 90)} ${round(w + 10)} ${round(y - 10)}`,
      '#6a5a4a',
      6,
    ),
  )
  const n = Math.max(3, Math.round(w / 240))
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, ly] = [t * w, y + 180 * t * (1 - t)]
    const tone = random.pick(['#f3d27a', '#a8cfc9', '#f2b8a8', '#ffffff', '#c9d69a', '#c9bfe3'])
    const suit =
      'M-60-4L-30-14Q0 14 30-14L60-4L100 70L62 92L50 66V200Q48 228 14 230L0 204L-14 230Q-48 228-50 200V66L-62 92L-100 70Z'
    const socks =
      'M-44-10H-6V90Q-6 110 30 116V140H-20Q-46 140-44 110ZM20-10H58V90Q58 110 94 116V140H44Q18 140 20 110Z'
    p.add(
      at(
        x,
        ly + 12,
        random.range(0.85, 1.1),
        path(
          random.chance(0.75) ? suit : socks,
          p.fade(mix(tone, '#ffffff', 0.25), mix(tone, '#7a5a4a', 0.12)),
        ) +
          disc(0, 96, 20, mix(tone, '#d8573f', 0.4), 'fill-opacity="0.7"') +
          rect(-48, -24, 10, 30, '#c99a63', 'rx="3"') +
          rect(38, -24, 10, 30, '#c99a63', 'rx="3"'),
        random.range(-7, 7),
      ),
    )
  }
}

/** Books, yarn, or a pot on the stove: a corner of a kitchen. */
export const kitchen: Scene = (p, hour) => {
  const { w, h, random } = p
  room(p, hour, 0.86)
  const y = h * 0.7
  const tile = random.pick(['#e9e2d3', '#cfdcd8', '#e3c9b5'])
  for (let ty = h * 0.46; ty < y; ty += 62)
    for (let tx = 0; tx < w; tx += 62)
      p.add(rect(tx + 2, ty + 2, 58, 58, mix(tile, '#ffffff', random.next() * 0.3), 'rx="4"'))
  p.add(rect(-5, y, w + 10, 34, '#d9c3a0') + rect(-5, y + 34, w + 10, h, p.fade('#8fa398', '#6f857a')))
  for (let i = 0; i < 3; i++)
    p.add(
      rect(w * (0.05 + i * 0.32), y + 70, w * 0.28, h * 0.2, '#9fb3a8', 'rx="8"') +
        rect(w * (0.15 + i * 0.32), y + 90, w * 0.08, 10, '#5a6f66', 'rx="5"'),
    )
  const x = w * random.range(0.34, 0.62)
  const pot = random.pick(['#c9473a', '#e3a53a', '#3f6b73', '#4a4a50', '#f3ead8'])
  p.add(
    rect(x - 170, y - 22, 340, 24, '#3a3f44', 'rx="8"') +
      path(
        `M${round(x - 150)} ${round(y - 180)}H${round(x + 150)}L${round(x + 136)} ${round(y - 34)}Q${round(x)} ${round(y - 8)} ${round(x - 136)} ${round(y - 34)}Z`,
        p.sweep(0, 0, 1, 0, mix(pot, '#ffffff', 0.2), pot, mix(pot, '#000000', 0.25)),
      ) +
      rect(x - 196, y - 160, 52, 22, mix(pot, '#000000', 0.3), 'rx="11"') +
      rect(x + 144, y - 160, 52, 22, mix(pot, '#000000', 0.3), 'rx="11"') +
      oval(x, y - 180, 152, 26, mix(pot, '#ffffff', 0.3)) +
      disc(x, y - 212, 18, mix(pot, '#000000', 0.3)),
  )
  for (let i = 0; i < 4; i++)
    p.add(
      stroke(
        `M${round(x - 70 + i * 46)} ${round(y - 230)}q40-50 0-110t10-100`,
        '#ffffff',
        16,
        'stroke-opacity="0.22"',
      ),
    )
  for (let i = 0; i < 6; i++)
    p.add(
      path(
        blob(random, w * (x > w / 2 ? 0.08 : 0.74) + i * 34, y - 22 - (i % 2) * 8, 30, 26, 0.2, 8),
        random.pick(['#d8572f', '#f0b43c', '#6f9f4f', '#f3ead8', '#8a4a6a']),
      ),
    )
  plant(p, w * (x > w / 2 ? 0.14 : 0.9), y + 2, 0.7)
}
