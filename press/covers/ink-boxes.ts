import { invariant } from '#domain/invariant'
import { pt } from '#press/page/style'
import type { MeasureWidths } from './fit-text.ts'
import type { LaidCover } from './front-cover.ts'
import type { Box } from './panel.ts'

/** Where words stand, in mm on the sheet. */
export interface InkBox extends Box {
  words: string
}

/** Where the words of a cover really stand, as the engine measures them: what tests and preflight look at. */
export async function inkBoxes(cover: LaidCover, measure: MeasureWidths): Promise<InkBox[]> {
  const texts = cover.elements.flatMap(element => (element.kind === 'text' ? [element] : []))
  const wants = texts.map(({ style, lang, runs }) => ({ style, lang: lang ?? 'en', runs }))
  const widths = await measure(cover.styles, wants)
  return texts.map((text, i) => {
    const natural = widths[i]
    const style = cover.styles[text.style]
    invariant(natural !== undefined && style, 'each text has a style and its width measured')
    const em = style.size * pt
    const free = text.w - natural
    const start = text.align === 'center' ? free / 2 : text.align === 'right' ? free : 0
    const words = text.runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('')
    if (text.rotate === 90) return { words, x: text.x - em, y: text.y + start, w: em, h: natural }
    return { words, x: text.x + start, y: text.y, w: natural, h: em }
  })
}
