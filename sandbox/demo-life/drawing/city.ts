import type { Scene } from './land.ts'
import { glitter } from './land.ts'
import { type Hour, lightOf, mist, mix, paintSky, weather } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, backdrop, disc, oval, path, rect, ridge, stroke } from './shapes.ts'

const WINDOW_LIGHTS = ['#ffd98a', '#ffe7b5', '#ffc46b', '#fff1cf', '#bfe3ee'] as [string, ...string[]] // five of them

/** A row of blocks along `base`, windows lit by the hour. */
function blocks(p: Picture, base: number, tallest: number, tone: string, hour: Hour, windows: boolean): void {
  const { w, random } = p
  const lit = hour === 'night' ? 0.55 : hour === 'dusk' ? 0.4 : hour === 'rain' ? 0.25 : 0
  let walls = ''
  let panes = ''
  let glass = ''
  for (let x = -30; x < w + 20; ) {
    const bw = random.range(60, 150)
    const bh = tallest * random.range(0.35, 1)
    walls += `M${round(x)} ${round(base)}V${round(base - bh)}h${round(bw)}V${round(base)}z`
    if (random.chance(0.25)) walls += `M${round(x + bw * 0.3)} ${round(base - bh)}v-26h${round(bw * 0.3)}v26z`
    if (random.chance(0.2)) walls += `M${round(x + bw * 0.5)} ${round(base - bh)}v-70h5v70z`
    if (windows) {
      const [sx, sy] = [random.range(17, 24), random.range(24, 34)]
      for (let wx = x + 10; wx < x + bw - 14; wx += sx)
        for (let wy = base - bh + 14; wy < base - 14; wy += sy) {
          const pane = `M${round(wx)} ${round(wy)}h${round(sx * 0.5)}v${round(sy * 0.45)}h${round(-sx * 0.5)}z`
          if (random.chance(lit)) panes += pane
          else if (random.chance(0.7)) glass += pane
        }
    }
    x += bw + (random.chance(0.3) ? random.range(4, 30) : 0)
  }
  p.add(
    path(walls, p.fade(tone, mix(tone, '#ffffff', 0.1))) +
      path(glass, mix(tone, '#ffffff', 0.14)) +
      path(panes, random.pick(WINDOW_LIGHTS), 'fill-opacity="0.9"'),
  )
}

/** A tower of stacked flared boxes with a needle: the one that every Taipei picture has. */
function tower(p: Picture, x: number, base: number, tall: number, tone: string, hour: Hour): void {
  const unit = tall / 13
  let d = `M${round(x - unit * 1.15)} ${round(base)}L${round(x - unit * 0.8)} ${round(base - unit * 3)}H${round(x + unit * 0.8)}L${round(x + unit * 1.15)} ${round(base)}Z`
  for (let i = 0; i < 8; i++) {
    const y = base - unit * (3 + i * 0.98)
    d += `M${round(x - unit * 0.62)} ${round(y)}L${round(x - unit * 0.86)} ${round(y - unit)}H${round(x + unit * 0.86)}L${round(x + unit * 0.62)} ${round(y)}Z`
  }
  d += `M${round(x - unit * 0.36)} ${round(base - unit * 10.7)}v${round(-unit * 0.9)}h${round(unit * 0.72)}v${round(unit * 0.9)}zM${round(x - 4)} ${round(base - unit * 11.5)}V${round(base - unit * 13)}H${round(x + 4)}V${round(base - unit * 11.5)}Z`
  p.add(path(d, p.fade(mix(tone, '#ffffff', 0.16), tone)))
  if (hour === 'night' || hour === 'dusk') {
    let lines = ''
    for (let i = 0; i < 8; i++)
      lines += `M${round(x - unit * 0.8)} ${round(base - unit * (3.95 + i * 0.98))}H${round(x + unit * 0.8)}`
    p.add(
      stroke(lines, '#ffe3a3', 3.4, 'stroke-opacity="0.85"') +
        disc(x, base - unit * 12.6, unit * 1.6, p.glow(['#ffd98a', 0, 0.6], ['#ffd98a', 1, 0])),
    )
  }
}

export const skyline: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.72)
  p.add(path(ridge(random, w, h * 0.6, h * 0.07, h, 0.5), mix(colours.far, colours.sky[2], 0.3)))
  const base = h * random.range(0.84, 0.95)
  blocks(p, base, h * 0.26, mix(colours.far, colours.near, 0.25), hour, false)
  mist(p, base - h * 0.16, h * 0.2, colours.sky[2], 0.3)
  tower(
    p,
    w * random.range(0.25, 0.75),
    base,
    h * random.range(0.5, 0.66),
    mix(colours.far, colours.near, 0.55),
    hour,
  )
  blocks(p, base, h * 0.24, mix(colours.far, colours.near, 0.7), hour, true)
  blocks(p, h + 10, h - base + h * random.range(0.08, 0.16), colours.shade, hour, true)
  if (hour === 'rain') weather(p, 'rain')
}

export const harbour: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.56)
  p.add(path(ridge(random, w, h * 0.44, h * 0.13, h * 0.7, 0.5), mix(colours.far, colours.near, 0.3)))
  const line = h * 0.62
  blocks(p, line, h * 0.34, mix(colours.far, colours.near, 0.5), hour, true)
  blocks(p, line, h * 0.2, mix(colours.near, colours.shade, 0.4), hour, true)
  p.add(rect(-2, line, w + 4, h, p.fade(mix(colours.water, colours.near, 0.3), colours.water, colours.shade)))
  for (let i = 0; i < 34; i++) {
    const x = random.range(0, w)
    p.add(
      rect(
        x,
        line + 4,
        random.range(4, 12),
        h * random.range(0.06, 0.26),
        p.fade(
          [
            random.pick([...WINDOW_LIGHTS, '#f08a8a', '#8ad3d8'] as [string, ...string[]]),
            0,
            hour === 'night' || hour === 'dusk' ? 0.55 : 0.15,
          ],
          [colours.water, 1, 0],
        ),
      ),
    ) // never empty
  }
  glitter(p, line, h, colours.sun, 0.25)
  const [bx, by] = [w * random.range(0.2, 0.8), h * random.range(0.74, 0.86)]
  p.add(
    at(
      bx,
      by,
      random.range(0.9, 1.3),
      rect(-110, -38, 220, 26, '#f2ead8') +
        rect(-80, -66, 160, 26, '#e9dfc8') +
        path('M-140-14H140L112 28H-112Z', '#2f6b52') +
        rect(-100, -32, 200, 8, '#37444d') +
        rect(-10, -96, 22, 32, '#2f2a2a') +
        oval(0, 36, 150, 9, colours.shade, 'fill-opacity="0.4"'),
    ),
  )
}

/** A lane going uphill between old houses, hung with red lanterns. */
export const lanternLane: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour === 'day' ? 'dusk' : hour, random)
  paintSky(p, hour === 'day' ? 'dusk' : hour, colours, 0.6)
  p.add(path(ridge(random, w, h * 0.42, h * 0.08, h, 0.5), mix(colours.far, colours.near, 0.2)))
  const vx = w * random.range(0.42, 0.58)
  for (let i = 5; i >= 0; i--) {
    const t = 1 - i / 6
    const tone = mix(colours.near, '#5a3a2e', 0.35 + t * 0.2)
    for (const side of [-1, 1]) {
      const edge = vx + side * (26 + t * t * w * 0.4)
      const top = h * (0.42 - t * random.range(0.2, 0.34))
      const outer = side < 0 ? -20 : w + 20
      p.add(
        path(
          `M${round(edge)} ${h}V${round(top)}H${round(outer)}V${h}Z`,
          p.fade(mix(tone, '#ffb36b', 0.1 + 0.1 * t), mix(tone, '#000000', 0.3)),
        ),
      )
      p.add(
        path(
          `M${round(edge - side * -14)} ${round(top + 6)}H${round(outer)}V${round(top - 34 * t - 12)}H${round(edge + side * 30)}Z`,
          mix(tone, '#1a1014', 0.45),
        ),
      )
      for (let k = 0; k < 2 + i; k++) {
        const reach = side * (30 + 70 * t * k)
        const [ww, wh] = [40 * t + 8, 70 * t + 10]
        for (let story = 0; story < 3; story++) {
          const [x, y] = [edge + reach - (side < 0 ? ww : 0), top + (40 + story * 130) * t]
          if (random.chance(0.75))
            p.add(
              rect(x, y, ww, wh, random.pick(WINDOW_LIGHTS), `fill-opacity="${round(0.5 + t * 0.4)}" rx="3"`),
            )
        }
      }
    }
  }
  p.add(
    path(
      `M${round(vx - 26)} ${round(h * 0.62)}H${round(vx + 26)}L${round(w * 0.88)} ${h + 5}H${round(w * 0.12)}Z`,
      p.fade('#8a6a5a', '#4a3636'),
    ),
  )
  let steps = ''
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.5
    steps += `M${round(vx - 26 - t * w * 0.36)} ${round(h * (0.62 + 0.38 * t))}H${round(vx + 26 + t * w * 0.36)}`
  }
  p.add(stroke(steps, '#2e2024', 5, 'stroke-opacity="0.55"'))
  for (let row = 0; row < 5; row++) {
    const t = (row + 1) / 5
    const y = h * (0.4 - t * 0.3)
    const n = 5
    for (let i = 0; i <= n; i++) {
      const x = vx + (i / n - 0.5) * w * (0.16 + t * 0.95)
      lantern(p, x, y + Math.sin((i / n) * Math.PI) * 46 * t, 12 + 34 * t)
    }
  }
}

/** A round paper lantern with its glow. */
export function lantern(p: Picture, x: number, y: number, r: number, tone = '#d8392b'): void {
  p.add(disc(x, y, r * 3, p.glow(['#ff9a4a', 0, 0.5], ['#ff7a3a', 0.5, 0.14], ['#ff7a3a', 1, 0])))
  p.add(oval(x, y, r, r * 0.86, p.glow(['#ffcf7a', 0], [mix(tone, '#ff8a4a', 0.5), 0.5], [tone, 1])))
  p.add(
    stroke(
      `M${round(x)} ${round(y - r * 0.86)}V${round(y + r * 0.86)}M${round(x - r * 0.5)} ${round(y - r * 0.72)}Q${round(x - r * 0.85)} ${round(y)} ${round(x - r * 0.5)} ${round(y + r * 0.72)}M${round(x + r * 0.5)} ${round(y - r * 0.72)}Q${round(x + r * 0.85)} ${round(y)} ${round(x + r * 0.5)} ${round(y + r * 0.72)}`,
      mix(tone, '#7a1210', 0.5),
      Math.max(1.2, r * 0.05),
      'stroke-opacity="0.6"',
    ),
  )
  p.add(
    rect(x - r * 0.35, y - r * 0.98, r * 0.7, r * 0.18, '#e0b04c') +
      rect(x - r * 0.35, y + r * 0.8, r * 0.7, r * 0.18, '#e0b04c') +
      stroke(`M${round(x)} ${round(y + r)}v${round(r * 0.7)}`, '#e0b04c', Math.max(2, r * 0.09)),
  )
}

export const nightMarket: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour === 'rain' ? 'rain' : 'night', random)
  backdrop(p, p.fade(colours.sky[0], mix(colours.sky[1], '#7a4a4a', 0.3), '#4a3238'))
  blocks(p, h * 0.6, h * 0.5, mix(colours.near, '#3a2a3a', 0.4), 'night', true)
  p.add(rect(-2, h * 0.84, w + 4, h * 0.2, p.fade('#5a4348', '#33262e')))
  const stalls = Math.max(2, Math.round(w / 430))
  const size = w / stalls
  for (let i = 0; i < stalls; i++) stall(p, i * size, h * 0.42, size, h * 0.46)
  for (let i = 0; i < Math.round(w / 70); i++)
    passer(p, random.range(0, w), h * random.range(0.93, 1.06), random.range(0.8, 1.35))
  for (let x = 10; x < w; x += 62)
    lantern(p, x, h * 0.14 + Math.sin(x / 130) * 24, 19, random.pick(['#d8392b', '#e6803a', '#d8392b']))
}

function stall(p: Picture, x: number, y: number, sw: number, sh: number): void {
  const { random } = p
  const [a, b] = random.pick([
    ['#d8473a', '#f7ead6'],
    ['#2f7f86', '#f2e9d0'],
    ['#e3a53a', '#fbf1dc'],
    ['#4a7a4a', '#f0ead2'],
    ['#7a4f8a', '#f3e4ee'],
  ] as [[string, string], ...[string, string][]]) // five pairs
  p.add(rect(x + 22, y + 40, sw - 44, sh * 0.55, p.fade('#ffe2a0', '#f0a85a')))
  p.add(disc(x + sw / 2, y + sh * 0.3, sw * 0.75, p.glow(['#ffdc90', 0, 0.55], ['#ffb95a', 1, 0])))
  p.add(
    rect(x + 12, y + sh * 0.56, sw - 24, sh * 0.4, p.fade('#8a5436', '#5a3426'), 'rx="6"') +
      rect(x + 4, y + sh * 0.53, sw - 8, 20, '#b5754a', 'rx="6"'),
  )
  for (let i = 0; i < 9; i++) {
    const fx = x + 40 + (i * (sw - 80)) / 8
    p.add(
      disc(
        fx,
        y + sh * 0.5,
        random.range(15, 26),
        random.pick(['#d8572f', '#f2c14e', '#7fae4f', '#f6ead2', '#a3532a']),
      ),
    )
  }
  const stripes = 8
  for (let i = 0; i < stripes; i++) {
    const sx = x + (i * sw) / stripes
    const half = sw / stripes
    p.add(
      path(
        `M${round(sx + 10)} ${round(y - 44)}h${round(half - (i > 5 ? 6 : 2))}L${round(sx + half)} ${round(y + 34)}a${round(half / 2)} 24 0 0 1 ${round(-half)} 0Z`,
        i % 2 ? b : a,
      ),
    )
  }
  const sx = x + sw * random.range(0.35, 0.65)
  p.add(
    at(
      sx,
      y + sh * 0.53,
      0.9,
      path('M-46 0Q-50-96 0-100Q50-96 46 0Z', random.pick(['#f6f0e4', '#37505a', '#c9574a'])) +
        disc(0, -132, 32, '#e6b48e') +
        path('M-36-132Q-36-176 0-176Q36-176 36-132Z', '#f4efe6'),
    ),
  )
  p.add(
    disc(x + sw / 2, y + 56, 11, '#fff6d8') +
      stroke(`M${round(x + sw / 2)} ${round(y + 20)}v30`, '#3a2a2a', 3),
  )
}

/** Somebody walking by, dark against the light. */
function passer(p: Picture, x: number, y: number, scale: number): void {
  const { random } = p
  const tone = mix('#241a26', random.pick(['#5a3a4a', '#2f4a5a', '#6a4a3a']), random.range(0.2, 0.7))
  const bag = random.chance(0.3) ? rect(34, -120, 26, 46, mix(tone, '#ffb36b', 0.25), 'rx="4"') : ''
  p.add(
    at(
      x,
      y,
      scale,
      path('M-46 0V-130Q-44-196 0-198Q44-196 46-130V0Z', tone) +
        disc(0, -232, 31, mix(tone, '#c98a6a', 0.3)) +
        path('M-34-228Q-38-272 0-272Q38-272 34-228Q0-246-34-228Z', mix(tone, '#000000', 0.4)) +
        bag,
    ),
  )
}
