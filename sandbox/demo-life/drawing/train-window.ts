import type { Scene } from './land.ts'
import { lightOf, mix, paintSky } from './light.ts'
import { round } from './picture.ts'
import { at, path, rect, ridge, stroke } from './shapes.ts'

/** What goes by outside a train: frame, seat edge, and a landscape. */
export const trainWindow: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.55)
  const wet = random.chance(0.4)
  for (let i = 0; i < 4; i++)
    p.add(
      path(
        ridge(random, w, h * (0.46 + i * 0.06), h * 0.09 * (1 - i * 0.2), h, 0.5),
        mix(colours.far, colours.near, i / 4),
      ),
    )
  p.add(
    rect(
      0,
      h * 0.68,
      w,
      h,
      wet
        ? p.fade(mix(colours.water, colours.sky[2], 0.4), colours.water)
        : p.fade(mix('#8fae5a', colours.near, 0.3), mix('#5f8242', colours.near, 0.4)),
    ),
  )
  let streaks = ''
  for (let i = 0; i < 30; i++)
    streaks += `M${round(random.range(-100, w))} ${round(h * random.range(0.7, 0.9))}h${round(random.range(80, 320))}`
  p.add(stroke(streaks, '#ffffff', 4, 'stroke-opacity="0.18"'))
  const edge = w * 0.07
  const wall = mix(
    random.pick(['#d8cfc0', '#c9d3d3', '#e3d3bd']),
    colours.shade,
    hour === 'night' ? 0.5 : 0.12,
  )
  p.add(
    `<path fill-rule="evenodd" fill="${wall}" d="M-5-5H${w + 5}V${h + 5}H-5ZM${edge + 60} ${h * 0.08}H${w - edge - 60}Q${w - edge} ${h * 0.08} ${w - edge} ${h * 0.08 + 60}V${h * 0.8 - 60}Q${w - edge} ${h * 0.8} ${w - edge - 60} ${h * 0.8}H${edge + 60}Q${edge} ${h * 0.8} ${edge} ${h * 0.8 - 60}V${h * 0.08 + 60}Q${edge} ${h * 0.08} ${edge + 60} ${h * 0.08}Z"/>`,
  )
  p.add(
    rect(edge - 20, h * 0.83, w - edge * 2 + 40, 26, mix(wall, '#ffffff', 0.35), 'rx="13"') +
      rect(edge - 20, h * 0.83 + 26, w - edge * 2 + 40, 12, '#1c120c', 'rx="6" fill-opacity="0.18"'),
  )
  if (random.chance(0.75))
    p.add(
      at(
        w * random.range(0.2, 0.8),
        h * 0.83,
        1.25,
        rect(-52, -132, 104, 132, random.pick(['#d8572f', '#3f6b5a', '#e3b04c', '#4a5f8a']), 'rx="12"') +
          rect(-52, -100, 104, 36, '#f7efe0') +
          rect(-58, -146, 116, 22, '#f2ead8', 'rx="8"'),
      ),
    )
}
