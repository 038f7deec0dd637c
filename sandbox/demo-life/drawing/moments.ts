import { lantern } from './city.ts'
import { glitter, pines, type Scene } from './land.ts'
import { lightOf, mix, paintSky, stars } from './light.ts'
import { round } from './picture.ts'
import { at, backdrop, disc, oval, path, rect, ridge, stroke } from './shapes.ts'

export const fireworks: Scene = (p, _hour) => {
  const { w, h, random } = p
  const colours = lightOf('night', random)
  backdrop(p, p.fade(...colours.sky))
  stars(p, h * 0.6)
  for (let i = 0; i < random.int(4, 8); i++) {
    const [x, y, r] = [w * random.range(0.1, 0.9), h * random.range(0.1, 0.55), random.range(80, 220)]
    const tone = random.pick(['#ffd98a', '#ff9aa2', '#8fd8e8', '#c9f0a8', '#f3b8ff', '#ffb36b'])
    p.add(disc(x, y, r * 1.5, p.glow([tone, 0, 0.4], [tone, 1, 0])))
    let d = ''
    for (let k = 0; k < 36; k++) {
      const a = (k / 36) * 6.283
      const long = r * random.range(0.75, 1.05)
      d += `M${round(x + Math.cos(a) * r * 0.2)} ${round(y + Math.sin(a) * r * 0.2)}Q${round(x + Math.cos(a) * long * 0.7)} ${round(y + Math.sin(a) * long * 0.7)} ${round(x + Math.cos(a) * long)} ${round(y + Math.sin(a) * long + r * 0.16)}`
    }
    p.add(
      stroke(d, tone, 4, 'stroke-dasharray="46 9 12 12" stroke-opacity="0.95"') + disc(x, y, 7, '#ffffff'),
    )
  }
  p.add(
    path(ridge(random, w, h * 0.82, h * 0.05, h, 0.6), colours.near) +
      rect(0, h * 0.88, w, h, p.fade(colours.water, colours.shade)),
  )
  glitter(p, h * 0.88, h, '#ffd98a', 0.5)
}

export const starrySky: Scene = (p, _hour) => {
  const { w, h, random } = p
  const colours = lightOf('night', random)
  backdrop(p, p.fade(colours.sky[0], colours.sky[1], mix(colours.sky[2], '#e8a38a', 0.25)))
  const lean = random.range(-40, 40)
  for (let i = 0; i < 9; i++)
    p.add(
      at(
        w / 2,
        h * 0.42,
        1,
        oval(
          (i - 4) * w * 0.13,
          random.range(-40, 40),
          random.range(150, 260),
          random.range(50, 120),
          p.glow(['#c9c4ff', 0, 0.16], ['#c9c4ff', 1, 0]),
        ),
        lean,
      ),
    )
  for (let i = 0; i < 5; i++) stars(p, h * 0.9)
  p.add(
    path(ridge(random, w, h * 0.84, h * 0.1, h + 5, 0.5), colours.near) +
      path(ridge(random, w, h * 0.93, h * 0.05, h + 5, 0.5), colours.shade),
  )
  if (random.chance(0.6)) pines(p, h, colours.shade, 9)
  if (random.chance(0.5)) {
    const x = w * random.range(0.3, 0.7)
    p.add(
      disc(x, h * 0.92, 170, p.glow(['#ffcf7a', 0, 0.7], ['#ffcf7a', 1, 0])) +
        path(
          `M${round(x - 110)} ${round(h * 0.96)}L${round(x)} ${round(h * 0.84)}L${round(x + 110)} ${round(h * 0.96)}Z`,
          p.fade('#ffe0a0', '#e3913a'),
        ),
    )
  }
}

/** Paper lanterns let go into the evening. */
export const skyLanterns: Scene = (p, _hour) => {
  const { w, h, random } = p
  const colours = lightOf('dusk', random)
  backdrop(
    p,
    p.fade(mix(colours.sky[0], '#141a38', 0.5), mix(colours.sky[1], '#2a2450', 0.4), colours.sky[2]),
  )
  for (let i = 0; i < 3; i++)
    p.add(
      path(
        ridge(random, w, h * (0.72 + i * 0.08), h * 0.1, h + 5, 0.5),
        mix(colours.far, colours.shade, 0.3 + i * 0.3),
      ),
    )
  for (let i = 0; i < 20; i++) {
    const t = i / 19
    const s = 12 + t * t * 84
    const [x, y] = [random.range(0.05, 0.95) * w, h * random.range(0.06, 0.75)]
    p.add(
      disc(x, y, s * 2.4, p.glow(['#ffb85a', 0, 0.5], ['#ffb85a', 1, 0])) +
        at(
          x,
          y,
          s / 60,
          path(
            'M-48-70Q0-96 48-70L38 62H-38Z',
            p.fade(random.pick(['#f2a65a', '#f28a6a', '#f6c97a', '#e8a3b8']), '#fff0b8'),
          ) + oval(0, 62, 38, 8, '#fffbe0'),
          random.range(-8, 8),
        ),
    )
  }
}

/** A full moon over roofs, clouds across it. */
export const fullMoon: Scene = (p, _hour) => {
  const { w, h, random } = p
  const colours = lightOf('night', random)
  backdrop(p, p.fade(...colours.sky))
  stars(p, h * 0.7)
  const [x, y, r] = [w * random.range(0.3, 0.7), h * random.range(0.3, 0.44), random.range(130, 210)]
  p.add(
    disc(x, y, r * 3, p.glow(['#ffe9b0', 0, 0.55], ['#ffe9b0', 0.35, 0.28], ['#ffe9b0', 1, 0])) +
      disc(x, y, r, p.glow(['#fffbe8', 0], ['#ffefc0', 0.8], ['#f6dd9a', 1])),
  )
  for (let i = 0; i < 6; i++)
    p.add(
      disc(
        x + random.range(-0.6, 0.6) * r,
        y + random.range(-0.6, 0.6) * r,
        r * random.range(0.08, 0.2),
        '#e3c987',
        'fill-opacity="0.35"',
      ),
    )
  for (let i = 0; i < 5; i++)
    p.add(
      oval(
        w * random.range(0, 1),
        y + random.range(-0.4, 1.2) * r,
        random.range(150, 330),
        random.range(12, 26),
        colours.sky[2],
        'fill-opacity="0.5"',
      ),
    )
  p.add(path(ridge(random, w, h * 0.82, h * 0.05, h + 5, 0.6), colours.near))
  for (let i = 0; i < 5; i++) lantern(p, (i + 0.5) * (w / 5), h * 0.86 + Math.sin(i) * 20, 28, '#e3803a')
}

export const dragonBoat: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour === 'night' ? 'dusk' : hour, random)
  paintSky(p, 'day', colours, 0.4)
  p.add(
    path(ridge(random, w, h * 0.4, h * 0.08, h, 0.5), mix(colours.far, colours.near, 0.3)) +
      rect(
        -2,
        h * 0.48,
        w + 4,
        h,
        p.fade(
          mix(colours.water, colours.sky[2], 0.4),
          colours.water,
          mix(colours.water, colours.shade, 0.4),
        ),
      ),
  )
  glitter(p, h * 0.48, h, '#ffffff', 0.5)
  for (let b = 0; b < 2; b++) {
    const [y, tone] = [h * (0.62 + b * 0.24), random.pick(['#c9382b', '#2f7f6a', '#e3a53a', '#3f5f9a'])]
    const x = w * (0.42 + (b ? 0.1 : -0.04)) + random.range(-50, 50)
    const row = Array.from({ length: 7 }, (_, i) => {
      const px = -240 + i * 72
      return (
        path(
          `M${px - 22}-30Q${px - 14}-92 ${px + 14}-92Q${px + 30}-80 ${px + 26}-30Z`,
          b ? '#f3ead8' : '#f0b43c',
        ) +
        disc(px + 14, -112, 21, '#e0ac82') +
        path(`M${px - 8}-116q22-30 44 0z`, '#2a2426') +
        stroke(`M${px + 20}-70L${px + 66} 34`, '#7a5434', 7)
      )
    }).join('')
    const boat =
      path('M-330-34Q-300 34-200 36H240Q320 30 350-60Q320-26 250-30H-240Q-300-30-330-34Z', tone) +
      stroke('M-290 0Q0 24 300-8', '#f0c25a', 8) +
      path(
        'M330-40Q350-130 410-134Q450-130 462-106L420-92Q440-80 470-84Q440-56 396-66Q370-40 352-10Z',
        tone,
      ) +
      disc(404, -110, 9, '#ffffff') +
      disc(406, -110, 4, '#1a1a1a') +
      stroke('M352-96Q340-130 360-150M376-122Q372-150 392-164', '#f0c25a', 8)
    p.add(
      at(
        x,
        y,
        0.92 * Math.min(1.1, w / 1000),
        row + boat + oval(0, 44, 360, 14, '#ffffff', 'fill-opacity="0.4"'),
      ),
    )
  }
}
