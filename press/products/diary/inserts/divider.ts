import { paletteOf } from '../../../covers/palette.ts'
import type { Element } from '../../../page/display-list.ts'
import type { FrontContext } from '../front/front-context.ts'
import { centred, fitWords, wordElements } from './fit-words.ts'
import type { InsertPage } from './insert-page.ts'

/** A part title on the colour of the cover: its first line large, what follows small below. */
export async function dividerPage({ text }: InsertPage, context: FrontContext): Promise<Element[]> {
  const { area, settings } = context
  const inks = paletteOf(settings.color)
  const [, title = '', more = ''] = /^\s*([^\n\r]*)([\s\S]*)$/.exec(text ?? '') ?? []
  const w = area.width * 0.84
  const x = (area.width - w) / 2
  const head = await fitWords(
    title,
    { w, h: area.height * 0.42 },
    ['insertTitle', 'insertTitleSmall', 'insertWords'],
    context,
  )
  const below = head.parts.length > 0 ? 2 * space : 0
  const rest = await fitWords(
    more,
    { w: area.width * 0.72, h: area.height * 0.9 - head.height - below },
    ['insertWords', 'insertWordsSmall'],
    context,
  )
  const whole = head.height + (rest.parts.length > 0 ? below + rest.height : 0)
  const y = area.top + Math.min(area.height * 0.38 - head.height / 2, (area.height - whole) / 2)
  const foot = y + head.height
  const bar = 12
  return [
    {
      kind: 'rect',
      frame: 'sheet',
      x: 0,
      y: 0,
      w: area.page.width,
      h: area.page.height,
      fill: inks.ground,
      bleed: true,
    },
    ...wordElements(head, { x, y, w }, { align: 'center', color: inks.ink, heading: 1 }),
    { kind: 'rect', x: (area.width - bar) / 2, y: foot + space - 0.35, w: bar, h: 0.7, fill: inks.accent },
    ...wordElements(
      rest,
      { x: area.width * 0.14, y: foot + below, w: area.width * 0.72 },
      { ...centred(rest), color: inks.soft },
    ),
  ]
}

/** mm from the title to the bar, and from there to the words below. */
const space = 7
