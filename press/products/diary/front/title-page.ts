import type { Page } from '../../../page/display-list.ts'
import { phrase } from '../../../text/book-words.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { seal } from '../../../typesets/palette.ts'
import { frontStyles } from '../front-styles.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'

/** Title, author and years, a third down the page, with nothing else to disturb them. */
export async function titlePage(volume: VolumeFacts, context: FrontContext): Promise<Page> {
  const { area, settings, words } = context
  const width = area.width * 0.86
  const size = Math.min(40, area.page.height / 6)
  const long = (await context.countLines('frontTitle', settings.title, width)) > 3
  const style = long ? 'frontTitleSmall' : 'frontTitle'
  // eight lines of the smaller size hold 160 characters; a longer title is cut at the colophon's length
  const title = settings.title.length > 160 ? `${settings.title.slice(0, 159)}…` : settings.title
  const lines = await context.countLines(style, title, width)
  const lineHeight = frontStyles(area.page.width > 150 ? 'a4' : 'a5')[style]?.lineHeight ?? 8
  const below = area.top + size + lines * lineHeight
  const text = (y: number, name: string, value: string) => ({
    kind: 'text' as const,
    x: 0,
    y,
    w: width,
    style: name,
    lines: 1,
    ...prepareLine(value, settings.locale),
  })
  return {
    bare: true,
    regions: [],
    elements: [
      { ...text(area.top + size, style, title), lines },
      { kind: 'rect', x: 0, y: below + 5, w: 14, h: 0.7, fill: seal },
      text(below + 11, 'frontAuthor', settings.author),
      text(below + 19, 'frontYears', volume.years.replace('~', ' – ')),
      ...(volume.count > 1
        ? [text(area.top + area.height - 8, 'frontAuthor', phrase(words.volume, { volume: volume.number }))]
        : []),
    ],
  }
}
