import type { ShapeElement } from '../../page/display-list.ts'
import { seeded } from '../seeded.ts'
import { tapeTones } from './paper-tones.ts'

/** A strip of paper tape that holds the head of a card; a month has one roll of it. `seed` tells where it sticks, and how straight. */
export function washiTape(
  card: { x: number; y: number; w: number },
  seed: string,
  month: string,
): ShapeElement {
  const random = seeded(`${seed} tape`)
  const at = { x: card.x + card.w * (0.3 + random() * 0.3), y: card.y - 1.9, w: 16, h: 4.4 }
  const turn = ((random() - 0.5) * 6).toFixed(1)
  const { ground, pattern } = tapeTones(month)
  const strip = `<path d="M.8 .5h14.4l-.4.85.4.85-.4.85.4.85h-14.4l.4-.85-.4-.85.4-.85z" fill="${ground}"/>`
  const drawn = patterns[Number(month.slice(4)) % patterns.length]
  const svg = `<g transform="rotate(${turn} 8 2.2)">${strip}<path d="${drawn}" fill="none" stroke="${pattern}" stroke-width=".45" stroke-linecap="round"/></g>`
  return { kind: 'shape', ...at, vw: at.w, vh: at.h, svg }
}

const along = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('')

/** Slanting stripes, two lines along the edges, dots. */
const patterns = [
  along(9, n => `M${(1.9 + n * 1.4).toFixed(1)} 3.6l1.2-2.8`),
  'M1.6 1.15h12.8M1.6 3.25h12.8',
  along(9, n => `M${(2 + n * 1.5).toFixed(1)} ${n % 2 === 0 ? 1.5 : 2.9}h0`),
]
