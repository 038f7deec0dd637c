import { figure, her, him, type Look, placed, somebody } from './figures.ts'
import { mountains, pines, riceField, type Scene, sea } from './land.ts'
import { lightOf, mix } from './light.ts'
import { round } from './picture.ts'
import { disc, oval, path, rect, stroke } from './shapes.ts'

export const hikers: Scene = (p, hour) => {
  const { w, h, random } = p
  mountains(p, hour)
  const shade = lightOf(hour, random).shade
  const slope = random.pick([-1, 1])
  const line = (x: number) => h * 0.92 - slope * (x / w - 0.5) * h * 0.2
  p.add(
    path(
      `M-10 ${round(line(-10))}L${w + 10} ${round(line(w + 10))}V${h + 10}H-10Z`,
      mix(shade, '#4a5a3a', 0.3),
    ),
  )
  const n = random.int(2, 4)
  for (let i = 0; i < n; i++) {
    const x = w * (0.24 + (0.52 * i) / n) + random.range(-30, 30)
    const look = i === 0 ? her(p, true) : i === 1 ? him(p, true) : somebody(p, true)
    placed(
      p,
      x,
      line(x) + 8,
      random.range(0.9, 1.1),
      figure(
        {
          ...look,
          dress: false,
          pack: random.pick(['#d8572f', '#3f7a80', '#e3a53a', '#7a4f8a']),
          ...(random.chance(0.5) ? { hat: random.pick(['#f3ead8', '#5a6f4a', '#d8733a']) } : {}),
        },
        'right',
      ) + stroke('M82-140L96-4', '#4a3a2a', 5),
    )
  }
  if (random.chance(0.5)) pines(p, h, mix(shade, '#000000', 0.2), 4)
}

export const cyclists: Scene = (p, hour) => {
  const { w, h, random } = p
  random.pick([sea, riceField])(p, hour)
  p.add(
    rect(-2, h * 0.86, w + 4, h * 0.2, p.fade('#8a8a88', '#6a6a6c')) +
      rect(-2, h * 0.845, w + 4, 14, '#e9e2d0'),
  )
  const n = random.int(2, 3)
  for (let i = 0; i < n; i++) {
    const look = i === 0 ? her(p) : i === 1 ? him(p) : somebody(p)
    placed(
      p,
      w * ((i + 0.6) / (n + 0.2)),
      h * 0.95,
      random.range(1.05, 1.2),
      bicycle(look, random.pick(['#d8572f', '#3f8a80', '#e3b04c', '#f3ead8'])),
      130,
    )
  }
}

function bicycle(look: Look, tone: string): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-52" r="50" fill="none" stroke="#2a2a2e" stroke-width="8"/>${stroke(`M${x - 40}-52H${x + 40}M${x}-92V-12M${x - 28}-80L${x + 28}-24M${x + 28}-80L${x - 28}-24`, '#8a8a8a', 2)}`
  const frame =
    stroke('M-100-52L-30-130L50-130L100-52M-30-130L0-52H-100M0-52L50-130L42-160L70-166', tone, 9) +
    stroke('M-50-140H-12', '#2a2a2e', 13)
  const rider =
    stroke('M-26-150L30-110L4-42', look.bottom, 24) +
    path('M-46-156Q-20-250 28-236L40-206Q10-180-6-150Z', look.top) +
    stroke('M24-222Q50-190 62-168', mix(look.top, '#000000', 0.1), 17)
  const hat =
    oval(40, -282, 36, 18, tone) +
    disc(40, -264, 27, look.skin) +
    path('M10-262Q8-296 40-296Q70-294 68-268Q40-284 10-262Z', tone) +
    disc(52, -262, 3, '#3a2a26')
  return wheel(-100) + wheel(100) + frame + rider + hat
}
