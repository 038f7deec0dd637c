import { lantern } from './city.ts'
import { pines, type Scene } from './land.ts'
import { lightOf, mist, mix, paintSky, weather } from './light.ts'
import { type Picture, round } from './picture.ts'
import { at, backdrop, blob, disc, oval, path, rect, ridge, stroke } from './shapes.ts'

/** A path under vermilion gates. */
export const torii: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  backdrop(p, p.fade(mix(colours.sky[1], '#4a6a4a', 0.45), mix(colours.near, '#37552f', 0.5)))
  const vx = w * random.range(0.44, 0.56)
  const vy = h * random.range(0.46, 0.54)
  p.add(disc(vx, vy, h * 0.34, p.glow([colours.sun, 0, 0.95], [colours.sun, 0.4, 0.3], [colours.sun, 1, 0])))
  for (let i = 0; i < 26; i++)
    p.add(
      path(
        blob(
          random,
          random.range(0, w),
          random.range(0, h * 0.9),
          random.range(50, 150),
          random.range(40, 110),
          0.3,
          8,
        ),
        mix(
          '#35552f',
          hour === 'snow' ? '#dfe7ea' : random.pick(['#6a8a3a', '#2a452f', '#8a9a4a']),
          random.range(0.2, 0.8),
        ),
        'fill-opacity="0.5"',
      ),
    )
  p.add(
    path(
      `M${round(vx - 20)} ${round(vy + h * 0.06)}H${round(vx + 20)}L${round(w * 0.86)} ${h + 5}H${round(w * 0.14)}Z`,
      p.fade(mix('#d8cdb8', colours.sun, 0.3), hour === 'snow' ? '#e6ebee' : '#8f8474'),
    ),
  )
  const gates = random.int(5, 9)
  for (let i = 0; i < gates; i++) {
    const t = ((i + 1) / gates) ** 1.9
    const half = 30 + t * w * 0.42
    const top = vy - 36 - t * h * 0.46
    const foot = vy + h * 0.06 + t * h * 0.46
    const post = 7 + t * 52
    const red = mix('#d8492b', colours.sun, 0.3 * (1 - t))
    const shade = mix(red, '#4a140c', 0.25 + 0.2 * t)
    for (const side of [-1, 1])
      p.add(
        rect(vx + side * half - post / 2, top, post, foot - top, p.sweep(0, 0, 1, 0, red, shade)) +
          rect(vx + side * half - post * 0.6, foot - post * 0.9, post * 1.2, post * 0.9, '#2a2224'),
      )
    p.add(rect(vx - half - post * 0.8, top + post * 1.5, half * 2 + post * 1.6, post * 0.8, shade))
    p.add(
      path(
        `M${round(vx - half - post * 1.6)} ${round(top - post * 0.7)}Q${round(vx)} ${round(top + post * 0.3)} ${round(vx + half + post * 1.6)} ${round(top - post * 0.7)}V${round(top + post * 0.35)}Q${round(vx)} ${round(top + post * 1.1)} ${round(vx - half - post * 1.6)} ${round(top + post * 0.35)}Z`,
        '#2c2023',
      ) +
        path(
          `M${round(vx - half - post * 1.2)} ${round(top + post * 0.35)}Q${round(vx)} ${round(top + post * 1.1)} ${round(vx + half + post * 1.2)} ${round(top + post * 0.35)}v${round(post * 0.5)}H${round(vx - half - post * 1.2)}Z`,
          red,
        ),
    )
  }
  if (hour === 'snow') weather(p, 'snow')
}

/** A pagoda among trees: maples in autumn, blossom in spring, white in snow. */
export const pagoda: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.66)
  for (let i = 0; i < 3; i++)
    p.add(
      path(
        ridge(random, w, h * (0.52 + i * 0.07), h * 0.1, h, 0.5),
        mix(colours.far, colours.near, i * 0.22),
      ),
    )
  mist(p, h * 0.6, h * 0.2, colours.sky[2], 0.5)
  const x = w * random.range(0.3, 0.7)
  const base = h * 0.82
  const roof = hour === 'snow' ? '#eef2f4' : mix('#3f3a40', colours.near, 0.35)
  for (let i = 0; i < 5; i++) {
    const half = h * (0.17 - i * 0.017)
    const y = base - h * (0.06 + i * 0.105)
    p.add(
      rect(x - half * 0.56, y - 4, half * 1.12, h * 0.075, mix('#a8452f', colours.shade, 0.25)) +
        rect(x - half * 0.5, y + h * 0.03, half, h * 0.012, '#f3e3c3', 'fill-opacity="0.7"'),
    )
    p.add(
      path(
        `M${round(x - half)} ${round(y + 6)}Q${round(x - half * 0.6)} ${round(y - h * 0.012)} ${round(x - half * 0.44)} ${round(y - h * 0.04)}H${round(x + half * 0.44)}Q${round(x + half * 0.6)} ${round(y - h * 0.012)} ${round(x + half)} ${round(y + 6)}L${round(x + half * 0.9)} ${round(y + 16)}H${round(x - half * 0.9)}Z`,
        roof,
      ),
    )
  }
  p.add(
    stroke(
      `M${round(x)} ${round(base - h * 0.52)}V${round(base - h * 0.66)}`,
      mix('#b58a4a', colours.shade, 0.2),
      9,
    ),
  )
  const leaves =
    hour === 'snow'
      ? ['#ffffff', '#dfe6ea']
      : random.pick([
          ['#c7402c', '#e0792f', '#eda93c'],
          ['#d8572f', '#b5302a', '#f0b84a'],
          ['#f3bcc9', '#fbe0e4', '#e79ab0'],
          ['#6a9a4a', '#8fb55a', '#4f7f45'],
        ] as [string[], ...string[][]]) // four sets
  crowns(p, leaves, base)
  p.add(
    path(ridge(random, w, h * 0.94, h * 0.03, h + 5, 0.5), mix(colours.shade, leaves[0] ?? '#333333', 0.15)),
  )
  if (hour === 'snow') weather(p, 'snow')
}

function crowns(p: Picture, leaves: string[], base: number): void {
  const { w, h, random } = p
  for (let i = 0; i < 9; i++) {
    const cx = (i / 8) * w + random.range(-60, 60)
    const cy = base + h * random.range(-0.02, 0.06)
    p.add(stroke(`M${round(cx)} ${round(cy + 120)}V${round(cy)}`, '#3a2a26', 12))
    for (let k = 0; k < 14; k++)
      p.add(
        path(
          blob(
            random,
            cx + random.range(-90, 90),
            cy + random.range(-80, 40),
            random.range(24, 62),
            random.range(20, 46),
            0.35,
            8,
          ),
          leaves[k % leaves.length] ?? '#c7402c',
          'fill-opacity="0.85"',
        ),
      )
  }
}

/** Boughs of blossom, or of autumn leaves, against the sky. */
export const branches: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.9)
  const set =
    hour === 'golden' || hour === 'dusk'
      ? ['#d8492b', '#e8823a', '#f2b34a', '#b5302a']
      : ['#f6c9d3', '#fbe3e7', '#ee9fb5', '#ffffff']
  for (let i = 0; i < 26; i++)
    p.add(
      disc(
        random.range(0, w),
        random.range(0, h),
        random.range(26, 100),
        set[i % set.length] ?? '#f6c9d3',
        `fill-opacity="${round(random.range(0.12, 0.32))}"`,
      ),
    )
  const fromLeft = random.chance(0.5)
  for (let b = 0; b < random.int(3, 5); b++) {
    let [x, y] = [fromLeft ? -20 : w + 20, h * random.range(-0.05, 0.75)]
    const step = (fromLeft ? 1 : -1) * w * 0.095
    let d = `M${round(x)} ${round(y)}`
    const tips: [number, number][] = []
    for (let i = 0; i < random.int(5, 8); i++) {
      x += step * random.range(0.7, 1.2)
      y += random.range(-70, 60)
      d += `L${round(x)} ${round(y)}`
      tips.push([x, y])
    }
    p.add(stroke(d, mix('#4a342c', colours.near, 0.2), random.range(9, 20)))
    for (const [tx, ty] of tips)
      for (let k = 0; k < 9; k++)
        blossom(p, tx + random.range(-85, 85), ty + random.range(-75, 75), random.range(15, 34), set)
  }
  for (let i = 0; i < 20; i++)
    p.add(
      oval(
        random.range(0, w),
        random.range(0, h),
        random.range(4, 10),
        random.range(3, 6),
        set[i % set.length] ?? '#f6c9d3',
      ),
    )
}

function blossom(p: Picture, x: number, y: number, r: number, set: string[]): void {
  const tone = p.random.pick([set[0] ?? '#f6c9d3', ...set])
  let petals = ''
  for (let i = 0; i < 5; i++)
    petals += disc(Math.cos(i * 1.2566) * r * 0.58, Math.sin(i * 1.2566) * r * 0.58, r * 0.48, tone)
  p.add(at(x, y, 1, petals + disc(0, 0, r * 0.24, mix(tone, '#c7604a', 0.5)), p.random.range(0, 72)))
}

/** Roof ridge of a temple: swallowtail eaves, tiles, lanterns, incense. */
export const temple: Scene = (p, hour) => {
  const { w, h, random } = p
  const colours = lightOf(hour, random)
  paintSky(p, hour, colours, 0.6)
  if (random.chance(0.5)) pines(p, h * 0.6, mix(colours.far, colours.near, 0.6), 6)
  const y = h * random.range(0.36, 0.44)
  const [left, right] = [w * random.range(0.02, 0.12), w * random.range(0.88, 0.98)]
  const mid = (left + right) / 2
  const tile = mix(random.pick(['#c76a34', '#b5532f', '#3f7a5a']), colours.shade, 0.2)
  p.add(
    rect(
      left + w * 0.06,
      y + h * 0.2,
      right - left - w * 0.12,
      h,
      p.fade(mix('#a8342a', colours.shade, 0.25), mix('#6a1f1c', colours.shade, 0.3)),
    ),
  )
  p.add(
    path(
      `M${round(left - w * 0.03)} ${round(y + h * 0.22)}Q${round(mid)} ${round(y + h * 0.26)} ${round(right + w * 0.03)} ${round(y + h * 0.22)}L${round(right - w * 0.06)} ${round(y + h * 0.02)}Q${round(mid)} ${round(y + h * 0.07)} ${round(left + w * 0.06)} ${round(y + h * 0.02)}Z`,
      p.fade(mix(tile, '#ffffff', 0.14), tile),
    ),
  )
  let lines = ''
  for (let i = 0; i <= 44; i++) {
    const t = i / 44
    lines += `M${round(left + w * 0.06 + t * (right - left - w * 0.12))} ${round(y + h * 0.035 + Math.sin(t * Math.PI) * h * 0.02)}L${round(left - w * 0.02 + t * (right - left + w * 0.04))} ${round(y + h * 0.22 + Math.sin(t * Math.PI) * h * 0.02)}`
  }
  p.add(stroke(lines, mix(tile, '#2a120c', 0.45), 5, 'stroke-opacity="0.6"'))
  p.add(
    path(
      `M${round(left - w * 0.02)} ${round(y - h * 0.12)}Q${round(left + w * 0.08)} ${round(y + h * 0.03)} ${round(mid)} ${round(y + h * 0.045)}Q${round(right - w * 0.08)} ${round(y + h * 0.03)} ${round(right + w * 0.02)} ${round(y - h * 0.12)}Q${round(right - w * 0.05)} ${round(y + h * 0.075)} ${round(mid)} ${round(y + h * 0.085)}Q${round(left + w * 0.05)} ${round(y + h * 0.075)} ${round(left - w * 0.02)} ${round(y - h * 0.12)}Z`,
      mix('#d8a83a', colours.shade, 0.15),
    ),
  )
  for (let i = -3; i <= 3; i++)
    if (i !== 0)
      p.add(
        path(
          blob(random, mid + i * w * 0.085, y + h * 0.01, 24, 36, 0.35, 8),
          random.pick(['#3f8a7a', '#d8733a', '#e3b04c', '#5a7fae']),
        ),
      )
  p.add(
    disc(mid, y - h * 0.01, 34, '#f0b43c') +
      stroke(`M${round(mid)} ${round(y - h * 0.1)}v${round(h * 0.06)}`, '#f0b43c', 8),
  )
  for (let i = 0; i < 5; i++)
    p.add(
      rect(
        left + w * 0.1 + i * ((right - left - w * 0.24) / 4),
        y + h * 0.24,
        w * 0.028,
        h,
        mix('#7a2420', '#000000', 0.15),
      ),
    )
  for (let i = 0; i < 6; i++)
    lantern(
      p,
      left + w * 0.14 + i * ((right - left - w * 0.28) / 5),
      y + h * 0.33,
      40,
      random.pick(['#d8392b', '#e3a53a']),
    )
  for (let i = 0; i < 3; i++) {
    const sx = mid + (i - 1) * 60
    p.add(
      stroke(`M${round(sx)} ${round(h * 0.98)}q70-90 0-180t20-160`, '#ffffff', 20, 'stroke-opacity="0.13"'),
    )
  }
}
