import type { Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { frontStyles } from '../front-styles.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'

/** Title, author and years, a third down the page, with nothing else to disturb them. */
export async function titlePage(volume: VolumeFacts, context: FrontContext): Promise<Page> {
  const { area, settings, words } = context
  const { inset, mark, sheet, drawings } = frontDesignOf(context)
  const width = area.width * 0.86
  const size = Math.min(40, area.page.height / 6)
  const long = (await context.countLines('frontTitle', settings.title, width)) > 3
  const style = long ? 'frontTitleSmall' : 'frontTitle'
  // eight lines of the smaller size hold 160 characters; a longer title is cut at the colophon's length
  const title = settings.title.length > 160 ? `${settings.title.slice(0, 159)}…` : settings.title
  const lines = await context.countLines(style, title, width)
  const lineHeight = frontStyles(typesets[settings.typeset])[style]?.lineHeight ?? 8
  const below = area.top + size + lines * lineHeight
  const text = (y: number, name: string, value: string) => ({
    kind: 'text' as const,
    x: inset,
    y,
    w: width,
    style: name,
    lines: 1,
    ...prepareLine(value, settings.locale),
  })
  const box = { x: 0, y: area.top + size - inset, w: area.width, h: below + 25 - area.top - size + 2 * inset }
  const foot = box.y + box.h + 8
  return {
    bare: true,
    regions: [],
    elements: [
      ...(drawings?.({ ...box, y: foot, h: area.top + area.height - 16 - foot }, 'title') ?? []),
      ...(sheet?.(box, 'title') ?? []),
      { ...text(area.top + size, style, title), lines },
      mark({ x: inset, y: below + 5, w: 14 }),
      text(below + 11, 'frontAuthor', settings.author),
      text(below + 19, 'frontYears', volume.years.replace('~', ' – ')),
      ...(volume.count > 1
        ? [text(area.top + area.height - 8, 'frontAuthor', phrase(words.volume, { volume: volume.number }))]
        : []),
    ],
  }
}
