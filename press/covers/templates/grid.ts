import { mix } from '../palette.ts'
import { type Box, safeBox } from '../panel.ts'
import { scaled, sharpShare } from '../sharp-share.ts'
import { small, type Template, title, year } from './template.ts'

/** Panes of a lattice window: the picture shines through them; without one, they are tiles with quarter moons. */
export const grid: Template = {
  words: { side: 'below', part: 0.36 },
  async front(pen, { title: words, author, period, photo, palette }) {
    const { h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const columns = 4
    const gap = 1.6 * k
    const side = (safe.w - gap * (columns - 1)) / columns
    const rows = Math.max(1, Math.min(4, Math.floor((h * 0.62) / side)))
    const lattice = { x: safe.x, y: safe.y, w: safe.w, h: rows * (side + gap) - gap }
    // a lattice of smaller panes for a photo of few pixels
    const share = photo ? sharpShare(photo, lattice, { w: side, h: side }) : 1
    const whole = scaled(lattice, share, { x: 0.5, y: 1 })
    const step = (side + gap) * share
    for (let i = 0; i < rows * columns; i++) {
      const [row, column] = [Math.floor(i / columns), i % columns]
      const pane = { x: whole.x + column * step, y: whole.y + row * step, w: side * share, h: side * share }
      if (photo && i !== plain) pen.pane(photo, pane, whole)
      else tile(pane, i)
    }
    const y = whole.y + whole.h + 9 * k
    const foot = safe.y + safe.h - 9 * k
    await pen.text(
      words,
      { x: safe.x, y, w: safe.w, h: foot - 4 * k - y },
      title(palette.ink, 30, { maxLines: 9, leading: 1.22, tracking: 0.04 }),
    )
    await pen.text(
      author,
      { x: safe.x, y: foot, w: safe.w * 0.62, h: 9 * k },
      small(palette.soft, { valign: 'bottom' }),
    )
    await pen.text(
      period,
      { x: safe.x + safe.w * 0.64, y: foot, w: safe.w * 0.36, h: 9 * k },
      year(palette.soft, { valign: 'bottom', align: 'right' }),
    )

    function tile(pane: Box, i: number) {
      const [back, front] = shades(i)
      pen.rect(pane, { fill: back })
      if (!photo) pen.shape(pane, quarter(pane.w, (i * 7 + Math.floor(i / 4) * 3) % 4, front))
      else
        pen.shape(pane, `<circle cx="${pane.w / 2}" cy="${pane.w / 2}" r="${pane.w * 0.3}" fill="${front}"/>`)
    }
    function shades(i: number): [string, string] {
      const { ground, ink, accent } = palette
      if (photo) return [mix(ground, ink, 0.12), accent]
      const pairs: [string, string][] = [
        [mix(ground, ink, 0.12), mix(ground, ink, 0.55)],
        [mix(ground, ink, 0.3), mix(ground, palette.paper, palette.dark ? 0.1 : 0.6)],
        [mix(ground, palette.paper, palette.dark ? 0.75 : 0.5), palette.deep],
        [mix(ground, ink, 0.2), accent],
      ]
      return pairs[arrangement[i % arrangement.length] ?? 0] ?? [ground, ink]
    }
  },
}

/** Which pair of shades each tile wears. */
const arrangement = [0, 2, 1, 0, 1, 0, 2, 3, 2, 1, 0, 1, 0, 3, 1, 2]
/** The one pane that holds the moon instead of the picture. */
const plain = 7

function quarter(side: number, corner: number, fill: string): string {
  const [x, y] = [corner % 2 ? side : 0, corner > 1 ? side : 0]
  const [dx, dy] = [corner % 2 ? -side : side, corner > 1 ? -side : side]
  const sweep = dx * dy > 0 ? 1 : 0
  return `<path d="M${x} ${y} L${x + dx} ${y} A${side} ${side} 0 0 ${sweep} ${x} ${y + dy} Z" fill="${fill}"/>`
}
