import { mix } from '../palette.ts'
import { bled, safeBox } from '../panel.ts'
import { scaled, sharpShare } from '../sharp-share.ts'
import { signed, type Template, title } from './template.ts'

/** Twelve months as upright slats that rise and fall; the picture shows through them. */
export const stripe: Template = {
  words: { side: 'above', part: 0.36 },
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const floor = h
    const ceiling = h * 0.34
    const room = bled(pen.panel, { x: 0, y: ceiling, w, h: floor - ceiling })
    // smaller slats for a photo of few pixels
    const share = photo ? sharpShare(photo, room, { w: w / 12, h: room.h }) : 1
    const whole = scaled(room, share, { x: 0.5, y: 1 })
    const step = (w / 12) * share
    for (let i = 0; i < 12; i++) {
      const top = whole.y + (rise[i] ?? 0) * (h * 0.3) * share
      const gap = i === 11 ? 0 : 1.1 * k * share
      const slat = { x: whole.x + i * step, y: top, w: step - gap, h: floor - top }
      if (photo) pen.pane(photo, slat, whole)
      else pen.rect(slat, { fill: i === 8 ? palette.accent : shade(i) })
    }
    const box = { x: safe.x, y: safe.y + 2 * k, w: safe.w, h: ceiling - safe.y - 6 * k }
    const style = title(palette.ink, 34, { maxLines: 6, leading: 1.22, tracking: vertical ? 0.1 : 0 })
    const used = await pen.text(words, { ...box, h: box.h - 18 * k }, style)
    const below = { x: safe.x, y: used.y + used.h + 5 * k, w: safe.w * 0.7, h: 13 * k }
    await signed(pen, { author, period }, below, { ink: palette.ink, soft: palette.soft })

    function shade(i: number): string {
      const step = ((i * 5) % 12) / 11
      return palette.dark
        ? mix(palette.ground, palette.ink, 0.1 + 0.55 * step)
        : mix(mix(palette.ground, palette.paper, 0.55), palette.deep, 0.12 + 0.85 * step)
    }
  },
}

const rise = [0.62, 0.8, 0.5, 0.34, 0.58, 0.2, 0.08, 0.3, 0, 0.22, 0.48, 0.7]
