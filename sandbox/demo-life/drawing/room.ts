import type { Hour } from './light.ts'
import { lightOf, mix } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, backdrop, blob, disc, path, rect, ridge, stroke } from './shapes.ts'

const WALLS = [
  '#f1e4d3',
  '#dfe5df',
  '#e9d5c9',
  '#d5dfe6',
  '#efe3bf',
  '#c9d3c4',
  '#e6dbe4',
  '#3f5560',
  '#5a4a52',
  '#b9c7c9',
] as [string, ...string[]] // ten of them

/** A room: wall, floor and, as the seed has it, a window, a rug, a plant, a lamp, a picture. Returns the floor's line. */
export function room(p: Picture, hour: Hour, floorAt = 0.74): number {
  const { w, h, random } = p
  const dim = hour === 'night' ? 0.3 : hour === 'rain' ? 0.12 : 0
  const wall = mix(random.pick(WALLS), '#2a2436', dim)
  const floor = h * floorAt
  backdrop(p, p.fade(mix(wall, '#ffffff', 0.12), wall))
  if (random.chance(0.3))
    for (let x = 0; x < w; x += 90) p.add(rect(x, 0, 45, floor, '#ffffff', 'fill-opacity="0.07"'))
  const wood = mix(random.pick(['#c79a6b', '#a87a52', '#d9bd95', '#8f6a4e']), '#2a2436', dim)
  p.add(
    rect(-2, floor, w + 4, h, p.fade(mix(wood, '#ffffff', 0.1), mix(wood, '#3a2418', 0.25))) +
      rect(-2, floor - 16, w + 4, 16, mix(wall, '#ffffff', 0.4)),
  )
  const windowLeft = random.chance(0.5)
  if (random.chance(0.75))
    windowPane(p, w * (windowLeft ? 0.06 : 0.6), h * 0.08, w * 0.34, floor - h * 0.3, hour)
  if (random.chance(0.6)) plant(p, w * (windowLeft ? 0.93 : 0.07), floor + 30, random.range(0.8, 1.3))
  if (random.chance(0.5)) frames(p, w * (windowLeft ? 0.62 : 0.12), h * 0.16)
  if (hour === 'night') lamp(p, w * (windowLeft ? 0.85 : 0.15), floor)
  if (random.chance(0.6))
    p.add(
      `<ellipse cx="${round(w / 2)}" cy="${round(floor + (h - floor) * 0.55)}" rx="${round(w * 0.36)}" ry="${round((h - floor) * 0.36)}" fill="${random.pick(['#d98b6a', '#7f9f9a', '#e3c88a', '#a8626a', '#8a94b5'])}" fill-opacity="0.75"/>`,
    )
  return floor
}

function windowPane(p: Picture, x: number, y: number, ww: number, hh: number, hour: Hour): void {
  const { random } = p
  const light = lightOf(hour, random)
  p.add(
    rect(x - 12, y - 12, ww + 24, hh + 24, '#f6efe2', 'rx="6"') + rect(x, y, ww, hh, p.fade(...light.sky)),
  )
  p.add(
    `<svg x="${round(x)}" y="${round(y)}" width="${round(ww)}" height="${round(hh)}" overflow="hidden">${path(ridge(random, ww, hh * 0.66, hh * 0.1, hh + 4, 0.5), mix(light.far, light.near, 0.3))}${path(ridge(random, ww, hh * 0.85, hh * 0.08, hh + 4, 0.5), light.near)}</svg>`,
  )
  p.add(
    rect(x + ww / 2 - 6, y, 12, hh, '#f6efe2') +
      rect(x, y + hh * 0.45, ww, 10, '#f6efe2') +
      rect(x - 26, y + hh + 8, ww + 52, 20, '#fbf6ec'),
  )
  if (hour !== 'night')
    p.add(
      path(
        `M${round(x)} ${round(y + hh)}L${round(x - 150)} ${round(p.h)}H${round(x + ww - 120)}L${round(x + ww)} ${round(y + hh)}Z`,
        p.fade(['#fff3d0', 0, 0.22], ['#fff3d0', 1, 0]),
      ),
    )
  if (random.chance(0.6)) {
    const cloth = random.pick(['#e9d9c4', '#d98b6a', '#8fa9a3', '#f6efe2', '#c9a0a0'])
    for (const side of [0, 1])
      p.add(
        path(
          `M${round(x + side * ww + (side ? -1 : 1) * -40)} ${round(y - 30)}h${(side ? -1 : 1) * 110}q${(side ? 1 : -1) * 10} ${round(hh * 0.6)} ${(side ? 1 : -1) * 46} ${round(hh + 60)}h${(side ? 1 : -1) * 64}z`,
          p.sweep(0, 0, 1, 0, cloth, mix(cloth, '#000000', 0.12), cloth),
          'fill-opacity="0.95"',
        ),
      )
  }
}

export function plant(p: Picture, x: number, y: number, scale: number): void {
  const { random } = p
  const leaf = random.pick(['#4f8a52', '#6a9f4f', '#3f7360', '#7fae6a'])
  let out = ''
  for (let i = 0; i < 9; i++) {
    const turn = -80 + i * 20 + random.range(-8, 8)
    const long = random.range(120, 230)
    out += at(
      0,
      -90,
      1,
      path(
        `M0 0C-46 ${round(-long * 0.4)}-34 ${round(-long * 0.8)} 0 ${round(-long)}C34 ${round(-long * 0.8)} 46 ${round(-long * 0.4)} 0 0Z`,
        mix(leaf, i % 2 ? '#ffffff' : '#000000', 0.12),
      ) + stroke(`M0 0V${round(-long * 0.85)}`, mix(leaf, '#ffffff', 0.35), 3),
      turn,
    )
  }
  const pot = random.pick(['#c7724e', '#f3ead8', '#4f6b73', '#d9b45a'])
  p.add(
    at(
      x,
      y,
      scale,
      out +
        path(
          'M-66-100H66L50 0H-50Z',
          p.sweep(0, 0, 1, 0, mix(pot, '#ffffff', 0.2), pot, mix(pot, '#000000', 0.2)),
        ),
    ),
  )
}

function frames(p: Picture, x: number, y: number): void {
  const { random } = p
  for (let i = 0; i < random.int(1, 3); i++) {
    const [fw, fh] = random.chance(0.5) ? [110, 140] : [140, 110]
    const fx = x + i * 160
    const fy = y + random.range(-16, 40)
    p.add(
      rect(fx, fy, fw, fh, '#5a4034') +
        rect(fx + 8, fy + 8, fw - 16, fh - 16, '#fbf6ec') +
        disc(fx + fw / 2, fy + fh / 2, 26, random.pick(['#d8733a', '#e3b04c', '#6a9f9a'])) +
        path(
          `M${round(fx + 18)} ${round(fy + fh - 18)}l${round(fw * 0.3)} -40l${round(fw * 0.2)} 22l${round(fw * 0.2)} -30l${round(fw * 0.1)} 48z`,
          '#4f6b73',
        ),
    )
  }
}

function lamp(p: Picture, x: number, floor: number): void {
  p.add(
    disc(x, floor - 330, 480, p.glow(['#ffd48a', 0, 0.6], ['#ffc46b', 0.5, 0.16], ['#ffc46b', 1, 0])) +
      stroke(`M${round(x)} ${round(floor + 20)}V${round(floor - 320)}`, '#3a2f2c', 9) +
      path(
        `M${round(x - 84)} ${round(floor - 290)}L${round(x - 52)} ${round(floor - 400)}H${round(x + 52)}L${round(x + 84)} ${round(floor - 290)}Z`,
        '#ffe6b3',
      ) +
      rect(x - 46, floor + 16, 92, 12, '#3a2f2c', 'rx="6"'),
  )
}

/** A cushion, blanket or sofa to lie on. */
export function sofa(p: Picture, x: number, y: number, sw: number): void {
  const tone = p.random.pick(['#5f7f86', '#c98a6a', '#8a7f9f', '#d9b96a', '#7f8f6a', '#a65a52'])
  const back = mix(tone, '#000000', 0.12)
  p.add(
    rect(x - sw / 2, y - 250, sw, 250, p.fade(mix(back, '#ffffff', 0.12), back), 'rx="50"') +
      rect(x - sw / 2 - 50, y - 150, 110, 200, tone, 'rx="46"') +
      rect(x + sw / 2 - 60, y - 150, 110, 200, tone, 'rx="46"') +
      rect(x - sw / 2 + 30, y - 80, sw - 60, 124, p.fade(mix(tone, '#ffffff', 0.16), tone), 'rx="34"'),
  )
  p.add(
    path(
      blob(p.random, x - sw * 0.28, y - 130, 80, 66, 0.08),
      p.random.pick(['#f3e3c8', '#e3b04c', '#d8572f', '#dfe7e6']),
    ) +
      rect(x - sw / 2 + 10, y + 44, 24, 34, '#4a352a') +
      rect(x + sw / 2 - 34, y + 44, 24, 34, '#4a352a'),
  )
}
