import { type Hour, type Light, lightOf, mist, mix, paintSky, weather } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, blob, oval, path, rect, ridge, smooth, stroke } from './shapes.ts'

/** A scene draws itself into a picture at an hour of the day. */
export type Scene = (p: Picture, hour: Hour) => void

export const mountains: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, random.range(0.5, 0.68))
  const layers = random.int(4, 7)
  const start = random.range(0.38, 0.52)
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1)
    const tone = mix(colours.far, colours.near, t)
    const y = h * (start + (0.92 - start) * t ** 1.15)
    const d = ridge(
      random,
      w,
      y,
      h * random.range(0.06, 0.15) * (1 - t * 0.35),
      h + 10,
      random.range(0.42, 0.62),
    )
    p.add(path(d, p.fade(mix(tone, colours.sky[2], 0.08), mix(tone, colours.sky[2], 0.5 * (1 - t) + 0.1))))
    if (i < layers - 1 && random.chance(0.75))
      mist(p, y + h * 0.09, h * 0.14, colours.sky[2], 0.55 * (1 - t) + 0.12)
  }
  if (random.chance(0.55)) pines(p, h * 0.99, colours.shade, random.int(4, 11))
  if (hour === 'rain' || hour === 'snow') weather(p, hour)
  if (hour !== 'night' && random.chance(0.4)) birds(p, colours)
}

export const cloudSea: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.55)
  for (let i = 0; i < 2; i++)
    p.add(
      path(
        ridge(random, w, h * (0.52 + i * 0.07), h * 0.08, h, 0.55),
        mix(colours.far, colours.near, i * 0.4),
      ),
    )
  for (let i = 0; i < 6; i++) {
    const y = h * (0.62 + i * 0.07)
    let d = ''
    for (let x = -80; x < w + 80; x += random.range(50, 110)) {
      const puff = random.range(50, 100) * (0.7 + i * 0.12)
      d += `M${round(x - puff)} ${round(y + 10)}a${round(puff)} ${round(puff * 0.55)} 0 0 1 ${round(puff * 2)} 0z`
    }
    const tone = mix(mix(colours.sky[2], '#ffffff', 0.4), colours.sky[1], i * 0.06)
    p.add(
      path(d, tone, 'fill-opacity="0.85"') +
        rect(-5, y + 8, w + 10, h, p.fade([tone, 0, 0.9], [mix(tone, colours.far, 0.3), 1])),
    )
  }
  p.add(path(ridge(random, w, h * 0.97, h * 0.05, h + 5, 0.5), colours.shade))
}

export const sea: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  const horizon = random.range(0.42, 0.62)
  paintSky(p, hour, colours, horizon)
  if (random.chance(0.6))
    p.add(
      path(
        ridge(random, w, h * horizon - 10, h * random.range(0.03, 0.08), h * horizon + 3, 0.5),
        mix(colours.far, colours.sky[2], 0.25),
      ),
    )
  p.add(
    rect(
      -2,
      h * horizon,
      w + 4,
      h,
      p.fade(
        mix(colours.water, colours.sky[2], 0.55),
        colours.water,
        mix(colours.water, colours.shade, 0.55),
      ),
    ),
  )
  glitter(p, horizon * h, h, colours.sun, hour === 'rain' ? 0.25 : 0.7)
  if (random.chance(0.55)) shore(p, hour, colours)
  else if (random.chance(0.6))
    boat(p, w * random.range(0.2, 0.8), h * (horizon + 0.06), random.range(0.5, 0.9), colours)
  if (random.chance(0.4)) rocks(p, colours)
  if (hour === 'rain') weather(p, 'rain')
}

function shore(p: Picture, hour: Hour, colours: Light): void {
  const { w, h, random } = p
  const sand = hour === 'night' ? '#3d4560' : mix('#ead3ac', colours.sky[1], 0.3)
  const lean = random.pick([-1, 1])
  for (let i = 0; i < 3; i++) {
    const y = h * (0.8 + i * 0.045)
    const points: [number, number][] = []
    for (let k = 0; k <= 8; k++)
      points.push([(k / 8) * (w + 40) - 20, y + lean * (k / 8 - 0.5) * h * 0.16 + random.range(-10, 10)])
    const d = `${smooth(points)}L${w + 20} ${h + 10}L-20 ${h + 10}Z`
    p.add(
      path(
        d,
        i < 2 ? '#ffffff' : p.fade(sand, mix(sand, colours.shade, 0.25)),
        i < 2 ? `fill-opacity="${0.35 + i * 0.25}"` : '',
      ),
    )
  }
}

function rocks(p: Picture, colours: Light): void {
  const { w, h, random } = p
  const left = random.chance(0.5)
  for (let i = 0; i < 4; i++) {
    const x = left ? random.range(-30, w * 0.25) : random.range(w * 0.75, w + 30)
    p.add(
      path(
        blob(random, x, h * random.range(0.9, 1.02), random.range(70, 160), random.range(40, 110), 0.2),
        mix(colours.shade, colours.near, random.next() * 0.4),
      ),
    )
  }
}

function boat(p: Picture, x: number, y: number, scale: number, colours: Light): void {
  const hull = path('M-60 0Q0 34 60 0L48 26Q0 40-48 26Z', colours.shade)
  p.add(
    at(
      x,
      y,
      scale,
      `${hull}${rect(-18, -28, 40, 28, mix(colours.shade, colours.sun, 0.35))}${stroke('M-4 -28V-72', colours.shade, 4)}${oval(0, 34, 70, 5, colours.shade, 'fill-opacity="0.25"')}`,
    ),
  )
}

/** Light on water: short strokes, denser and wider towards the viewer. */
export function glitter(p: Picture, from: number, to: number, colour: string, strength: number): void {
  const { w, random } = p
  const x0 = w * random.range(0.25, 0.75)
  let near = ''
  let wide = ''
  for (let i = 0; i < 130; i++) {
    const t = random.next() ** 1.6
    const y = from + 4 + (to - from) * t
    const reach = 60 + t * 260
    const length = 10 + t * 70
    const x = i % 3 ? x0 + random.range(-1, 1) * reach : random.range(0, w)
    const mark = `M${round(x - length)} ${round(y)}q${round(length)} ${round(-3 - t * 4)} ${round(length * 2)} 0`
    if (i % 3) near += mark
    else wide += mark
  }
  p.add(
    stroke(near, colour, 3, `stroke-opacity="${strength}"`) +
      stroke(wide, colour, 2.4, `stroke-opacity="${strength * 0.3}"`),
  )
}

export const riceField: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  const horizon = random.range(0.36, 0.52)
  paintSky(p, hour, colours, horizon + 0.06)
  for (let i = 0; i < 3; i++)
    p.add(
      path(
        ridge(random, w, h * (horizon - 0.04 + i * 0.03), h * 0.06 * (1 - i * 0.25), h, 0.5),
        mix(colours.far, colours.near, 0.15 + i * 0.22),
      ),
    )
  const green = random.chance(0.4) ? '#d8b54a' : random.chance(0.3) ? '#9cb8b0' : '#7fb24e'
  const field = mix(green, colours.near, hour === 'day' ? 0.05 : 0.35)
  p.add(
    rect(
      -2,
      h * (horizon + 0.04),
      w + 4,
      h,
      p.fade(mix(field, colours.sky[2], 0.35), field, mix(field, colours.shade, 0.4)),
    ),
  )
  const vx = w * random.range(0.3, 0.7)
  for (let i = -9; i <= 9; i++)
    p.add(
      path(
        `M${round(vx + i * 3)} ${round(h * (horizon + 0.04))}L${round(vx + i * w * 0.16 - 16)} ${h + 5}L${round(vx + i * w * 0.16 + 16)} ${h + 5}Z`,
        i % 2 ? colours.shade : mix(field, '#ffffff', 0.4),
        'fill-opacity="0.16"',
      ),
    )
  p.add(
    path(
      `M${round(vx - 4)} ${round(h * (horizon + 0.04))}L${round(vx - w * 0.12)} ${h + 5}L${round(vx + w * 0.08)} ${h + 5}L${round(vx + 4)} ${round(h * (horizon + 0.04))}Z`,
      mix('#e6d5b5', colours.sky[1], 0.3),
      'fill-opacity="0.9"',
    ),
  )
  for (let n = random.int(1, 3); n > 0; n--)
    house(p, w * random.range(0.1, 0.9), h * (horizon + 0.055), random.range(0.5, 0.8), colours)
  tufts(p, field, colours)
  if (hour === 'rain') weather(p, 'rain')
}

function house(p: Picture, x: number, y: number, scale: number, colours: Light): void {
  const wall = mix('#f3e9da', colours.sky[1], 0.25)
  p.add(
    at(
      x,
      y,
      scale,
      `${rect(-60, -52, 120, 52, wall)}${path('M-76 -48L-48 -92H48L76 -48Z', mix('#b5563f', colours.shade, 0.25))}${rect(-14, -34, 28, 34, colours.shade)}${rect(26, -38, 20, 18, colours.sun)}`,
    ),
  )
}

function tufts(p: Picture, field: string, colours: Light): void {
  const { w, h, random } = p
  let d = ''
  for (let i = 0; i < w * 0.14; i++) {
    const [x, y] = [random.range(0, w), h * random.range(0.86, 1.02)]
    const tall = random.range(20, 70)
    d += `M${round(x)} ${round(y)}q${round(random.range(-6, 6))} ${round(-tall * 0.6)} ${round(random.range(-16, 22))} ${round(-tall)}`
  }
  p.add(stroke(d, mix(field, colours.shade, 0.45), 4, 'stroke-opacity="0.7"'))
}

export function pines(p: Picture, y: number, colour: string, count: number): void {
  const { w, random } = p
  const side = random.chance(0.5)
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.8 * 0.55
    const x = (side ? t : 1 - t) * w
    const tall = random.range(110, 300) * (1 - t)
    let d = `M${round(x)} ${round(y - tall)}`
    for (let k = 1; k <= 5; k++)
      d += `L${round(x + (tall * k) / 17)} ${round(y - tall + (tall * k) / 5)}L${round(x + (tall * k) / 30)} ${round(y - tall + (tall * k) / 5 - 4)}`
    d += `L${round(x)} ${round(y)}`
    for (let k = 5; k >= 1; k--)
      d += `L${round(x - (tall * k) / 30)} ${round(y - tall + (tall * k) / 5 - 4)}L${round(x - (tall * k) / 17)} ${round(y - tall + (tall * k) / 5)}`
    p.add(path(`${d}Z`, colour))
  }
}

function birds(p: Picture, colours: Light): void {
  const { w, h, random } = p
  const [x, y] = [w * random.range(0.2, 0.7), h * random.range(0.12, 0.32)]
  let d = ''
  for (let i = random.int(3, 8); i > 0; i--) {
    const s = random.range(8, 16)
    d += `M${round(x + random.range(-130, 130))} ${round(y + random.range(-60, 60))}q${round(s * 0.6)} ${round(-s * 0.7)} ${round(s)} 0q${round(s * 0.5)} ${round(-s * 0.7)} ${round(s)} ${round(-s * 0.1)}`
  }
  p.add(stroke(d, colours.shade, 2.6, 'stroke-opacity="0.65"'))
}
