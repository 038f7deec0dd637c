import type { Scene } from './land.ts'
import { lightOf, mix } from './light.ts'
import { round } from './picture.ts'
import { at, backdrop, disc, oval, rect, stroke } from './shapes.ts'

/** A pane with drops on it and the lights of a street gone soft behind. */
export const rainWindow: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour === 'night' ? 'night' : 'rain', random)
  backdrop(p, p.fade(...colours.sky))
  for (let i = 0; i < 28; i++) {
    const tone = random.pick(['#ffcf87', '#f2907a', '#8fd0d4', '#ffe7b8', '#e9a4b8', '#b5d39a'])
    const r = random.range(30, 95)
    p.add(
      disc(
        random.range(0, w),
        h * random.range(0.35, 1),
        r,
        p.glow([tone, 0, hour === 'night' ? 0.5 : 0.34], [tone, 0.8, 0.22], [tone, 1, 0]),
      ),
    )
  }
  let drops = ''
  let shine = ''
  for (let i = 0; i < w * 0.2; i++) {
    const [x, y, r] = [random.range(0, w), random.range(0, h), random.range(2, 11)]
    drops += disc(x, y, r, '#ffffff', `fill-opacity="${round(random.range(0.12, 0.4))}"`)
    if (r > 6) shine += disc(x - r * 0.3, y - r * 0.3, r * 0.28, '#ffffff', 'fill-opacity="0.8"')
  }
  let trails = ''
  for (let i = 0; i < 16; i++) {
    const x = random.range(0, w)
    trails += `M${round(x)} ${round(random.range(-40, h * 0.4))}q${round(random.range(-14, 14))} 80 ${round(random.range(-8, 8))} ${round(random.range(150, 420))}`
  }
  p.add(stroke(trails, '#ffffff', 6, 'stroke-opacity="0.2"') + drops + shine)
  const frame = random.pick(['#4a3a32', '#e9e2d6', '#35434a'])
  p.add(
    rect(0, h - 66, w, 70, p.fade(mix(frame, '#ffffff', 0.2), frame)) +
      (random.chance(0.6) ? rect(w * random.pick([0.33, 0.5, 0.66]) - 13, 0, 26, h, frame) : ''),
  )
  if (random.chance(0.7))
    p.add(
      at(
        w * random.range(0.15, 0.85),
        h - 64,
        1.2,
        rect(-44, -92, 88, 94, random.pick(['#d98b6a', '#f3ead8', '#4f7a80', '#e0b04c']), 'rx="10"') +
          stroke('M44-70q44 2 40 32t-40 24', '#f3ead8', 13) +
          oval(0, -92, 44, 10, '#5a3420'),
      ),
    )
}
