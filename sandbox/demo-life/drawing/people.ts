import { baby, figure, grandmother, her, him, type Look, placed, sitting, somebody } from './figures.ts'
import { mountains, riceField, type Scene, sea } from './land.ts'
import { lightOf, mix, paintSky, stars, weather } from './light.ts'
import { type Picture, round } from './picture.ts'
import { room, sofa } from './room.ts'
import { at, blob, disc, oval, path, rect, ridge, stroke } from './shapes.ts'

const mirror = (body: string) => `<g transform="scale(-1 1)">${body}</g>`

/** The two of them from behind, looking at something worth looking at. */
export const couple: Scene = (p, hour) => {
  const { w, h, random } = p
  random.pick([sea, mountains, riceField])(p, hour)
  const y = h * random.range(0.95, 1.0)
  p.add(path(ridge(random, w, y - 20, 16, h + 5, 0.5), mix(lightOf(hour, random).shade, '#5a6a4a', 0.25)))
  const scale = random.range(1.15, 1.55)
  const x = w * random.range(0.35, 0.65)
  const holding = random.chance(0.6)
  placed(p, x - 58 * scale, y, scale * 1.08, figure(him(p, true), holding ? 'right' : 'down'))
  placed(p, x + 62 * scale, y, scale * 0.98, figure(her(p, true), holding ? 'left' : 'up'))
}

/** Friends in a row, with the odd arm in the air. */
export const friends: Scene = (p, hour) => {
  const { w, h, random } = p
  if (random.chance(0.5)) room(p, hour, 0.72)
  else random.pick([mountains, sea, riceField])(p, hour)
  const n = Math.min(7, Math.max(3, Math.round(w / random.range(190, 270))))
  const scale = random.range(1.35, 1.75)
  const y = h * 0.99
  for (let i = 0; i < n; i++) {
    const look = i === Math.floor(n / 2) ? her(p) : i === Math.floor(n / 2) - 1 ? him(p) : somebody(p)
    const x = w / 2 + (i - (n - 1) / 2) * 118 * scale * 0.92
    placed(
      p,
      x,
      y - (i % 2) * 26,
      scale * random.range(0.92, 1.06),
      figure(look, random.pick(['down', 'up', 'wave', 'front', 'down'])),
    )
  }
}

export const family: Scene = (p, hour) => {
  const { w, h } = p
  const floor = room(p, hour, 0.62)
  p.add(
    rect(w / 2 - 170, 30, 340, 110, mix('#c9382b', '#000000', 0.05), 'rx="6"') +
      disc(w / 2 - 90, 85, 28, '#e8b84a') +
      disc(w / 2, 85, 28, '#e8b84a') +
      disc(w / 2 + 90, 85, 28, '#e8b84a'),
  )
  sofa(p, w / 2, floor + 90, Math.min(820, w * 0.82))
  const y = floor + 60
  const seats: [number, Look][] = [
    [-210, { ...somebody(p), hair: 'short', hairTone: '#6a6460', top: '#5a6a7a' }],
    [-30, grandmother(p)],
    [170, { ...somebody(p), hair: 'bun', hairTone: '#4a4040' }],
  ]
  for (const [dx, look] of seats) p.add(at(w / 2 + dx, y + 20, 1.5, sitting(look)))
  placed(p, w / 2 - 330, h * 0.97, 1.7, figure(him(p), 'down'))
  placed(p, w / 2 + 345, h * 0.97, 1.62, figure(her(p), 'wave'))
}

export const wedding: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.6)
  p.add(
    path(ridge(random, w, h * 0.56, h * 0.1, h, 0.5), mix(colours.far, colours.near, 0.3)) +
      path(
        ridge(random, w, h * 0.76, h * 0.03, h + 5, 0.5),
        p.fade(mix('#8fb56a', colours.near, 0.25), mix('#5f8a4a', colours.near, 0.35)),
      ),
  )
  const x = w / 2 + random.range(-60, 60)
  const arch = random.chance(0.7)
  if (arch) {
    p.add(
      stroke(
        `M${round(x - 270)} ${round(h * 0.95)}V${round(h * 0.46)}Q${round(x)} ${round(h * 0.1)} ${round(x + 270)} ${round(h * 0.46)}V${round(h * 0.95)}`,
        '#b08a5f',
        20,
      ),
    )
    for (let i = 0; i < 90; i++) {
      const a = Math.PI * (i / 89)
      p.add(
        path(
          blob(
            random,
            x - Math.cos(a) * 274 + random.range(-34, 34),
            h * 0.46 - Math.sin(a) * h * 0.19 + random.range(-34, 34),
            random.range(16, 36),
            random.range(14, 30),
            0.3,
            7,
          ),
          random.pick(['#f6d9d5', '#ffffff', '#e8a3a0', '#8fae7a', '#6f9462', '#f3c98a']),
        ),
      )
    }
  }
  for (let i = 0; i < 18; i++)
    p.add(
      stroke(
        `M${-20} ${round(h * 0.14)}Q${round(w / 2)} ${round(h * 0.32)} ${round(w + 20)} ${round(h * 0.12)}`,
        '#5a4a42',
        i === 0 ? 3 : 0,
      ),
    )
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    const ly = h * (0.14 + 0.36 * t * (1 - t))
    p.add(
      disc(t * w, ly + 12, 30, p.glow(['#ffe3a0', 0, 0.8], ['#ffe3a0', 1, 0])) +
        disc(t * w, ly + 12, 9, '#fff3cf'),
    )
  }
  const guests = random.chance(0.5)
  if (guests)
    for (let i = 0; i < 6; i++)
      placed(
        p,
        w * (i < 3 ? 0.06 + i * 0.1 : 0.74 + (i - 3) * 0.1),
        h * 0.94,
        1.15,
        figure(somebody(p), random.pick(['up', 'wave', 'front'])),
      )
  placed(p, x - 74, h * 0.97, 1.62, figure({ ...him(p), top: '#2f3b4f', bottom: '#2f3b4f' }, 'right'))
  placed(p, x + 84, h * 0.97, 1.5, weddingDress(p))
  for (let i = 0; i < 40; i++)
    p.add(
      oval(
        random.range(0, w),
        random.range(0, h * 0.9),
        random.range(4, 9),
        random.range(3, 6),
        random.pick(['#f6c9d3', '#ffffff', '#f3d99a']),
        'fill-opacity="0.85"',
      ),
    )
}

function weddingDress(p: Picture): string {
  const look: Look = { ...her(p), dress: true, top: '#fffaf2', veil: true, bottom: '#e9ded0' }
  return (
    path('M-28-150Q0-160 28-150L92 2Q0 22-92 2Z', p.fade('#ffffff', '#efe6da')) +
    figure(look, 'front') +
    disc(0, -152, 22, '#e8a3a0') +
    disc(-16, -148, 15, '#ffffff') +
    disc(16, -148, 15, '#f3c98a') +
    disc(4, -166, 13, '#8fae7a')
  )
}

export const grandma: Scene = (p, hour) => {
  const { w, h, random } = p
  const floor = room(p, hour, 0.68)
  const x = w * random.range(0.42, 0.58)
  const y = floor + (h - floor) * 0.45
  const wood = '#8a5a3a'
  p.add(
    stroke(
      `M${round(x - 110)} ${round(y + 60)}L${round(x - 130)} ${round(y - 330)}M${round(x + 80)} ${round(y + 60)}V${round(y - 120)}H${round(x - 110)}M${round(x - 130)} ${round(y - 330)}L${round(x - 110)} ${round(y - 120)}`,
      wood,
      22,
    ) +
      path(
        `M${round(x - 170)} ${round(y + 62)}Q${round(x)} ${round(y + 110)} ${round(x + 150)} ${round(y + 56)}`,
        'none',
        `stroke="${wood}" stroke-width="16"`,
      ),
  )
  p.add(at(x - 20, y - 20, 2.05, sitting(grandmother(p))))
  if (random.chance(0.5))
    placed(p, x + 290, h * 0.96, 1.2, baby(p, random.pick(['sitting', 'standing', 'crawling'])))
  else placed(p, x + 300, h * 0.97, 1.7, figure(her(p), 'left'))
}

/** Lying on the grass with a cloth, a basket and trees around. */
export const park: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.5)
  for (let i = 0; i < 12; i++) {
    const [x, y, r] = [
      (i / 11) * w + random.range(-40, 40),
      h * random.range(0.34, 0.46),
      random.range(90, 170),
    ]
    p.add(
      path(
        blob(random, x, y, r, r * 0.9, 0.16, 11),
        mix(random.pick(['#5f9a4f', '#7fae5a', '#4f8548', '#9fbf62']), colours.near, 0.25),
      ) + stroke(`M${round(x)} ${round(h * 0.62)}V${round(y + 20)}`, mix('#5a4030', colours.near, 0.2), 16),
    )
  }
  p.add(
    path(
      ridge(random, w, h * 0.58, h * 0.025, h + 5, 0.5),
      p.fade(mix('#a8c76a', colours.near, 0.12), mix('#6f9f4f', colours.near, 0.25)),
    ),
  )
  if (hour === 'rain') weather(p, 'rain')
}

export const picnic: Scene = (p, hour) => {
  const { w, h, random } = p
  park(p, hour)
  const y = h * 0.84
  const cloth = random.pick(['#d8573f', '#4f8a9f', '#e3b04c'])
  p.add(
    path(
      `M${round(w * 0.2)} ${round(y - 40)}H${round(w * 0.8)}L${round(w * 0.92)} ${round(h * 0.98)}H${round(w * 0.08)}Z`,
      '#fbf3e4',
    ),
  )
  for (let i = 0; i < 7; i++)
    p.add(
      path(
        `M${round(w * (0.2 + i * 0.0857))} ${round(y - 40)}h${round(w * 0.043)}L${round(w * (0.08 + i * 0.12 + 0.06))} ${round(h * 0.98)}h${round(-w * 0.06)}Z`,
        cloth,
        'fill-opacity="0.6"',
      ),
    )
  p.add(at(w * 0.3, y - 10, 1.5, sitting(her(p))) + at(w * 0.7, y - 10, 1.55, mirror(sitting(him(p)))))
  if (random.chance(0.5)) p.add(at(w * 0.5, y + 20, 1.1, baby(p, 'sitting')))
  p.add(
    rect(w * 0.47, y + 30, 130, 76, '#b5834f', 'rx="14"') +
      stroke(`M${round(w * 0.47 + 14)} ${round(y + 34)}q50-84 102 0`, '#8a5f36', 10) +
      disc(w * 0.6, y + 80, 26, '#d8392b') +
      disc(w * 0.4, y + 90, 24, '#f0b43c'),
  )
}

/** People as shapes against a lit sky. */
export const silhouettes: Scene = (p, hour) => {
  const { w, h, random } = p
  const dark = hour === 'night'
  const colours = lightOf(dark ? 'night' : random.pick(['dusk', 'golden']), random)
  paintSky(p, dark ? 'night' : 'dusk', colours, 0.85)
  if (dark) stars(p, h * 0.7)
  const y = h * 0.9
  p.add(path(ridge(random, w, y, h * 0.03, h + 5, 0.5), colours.shade))
  const plain = (look: Look): Look => ({
    ...look,
    back: true,
    hairTone: colours.shade,
    skin: colours.shade,
    top: colours.shade,
    bottom: colours.shade,
  })
  const n = random.int(2, 5)
  for (let i = 0; i < n; i++)
    p.add(
      at(
        w / 2 + (i - (n - 1) / 2) * random.range(120, 170),
        y + 10,
        random.range(1, 1.35),
        figure(plain(somebody(p)), random.pick(['up', 'down', 'left', 'wave', 'right'])),
      ),
    )
}
