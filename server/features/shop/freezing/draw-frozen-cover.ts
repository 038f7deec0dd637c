import { paperOf } from '#domain/catalogue/typesets'
import { coverYears } from '#domain/covers/cover-years'
import { figuresOf } from '#press/products/diary/cut-months'
import type { Deps } from '../../../deps.ts'
import { scratchFolder } from '../../../scratch.ts'
import { drawCover } from '../../pages/covers/draw-cover.ts'
import type { Snapshot } from './snapshot.ts'

/** The cover of a book that was ordered, as mails and lists show it; undefined where its picture cannot be shown. */
export async function drawFrozenCover(snapshot: Snapshot, deps: Deps): Promise<Buffer | undefined> {
  const { title, author, template, color, locale, typeset, timeZone, coverPhoto } = snapshot.settings
  const { files, engine, pictures, settings } = deps
  const figures = figuresOf(
    snapshot.months.flatMap(({ items }) => items),
    timeZone,
  )
  const entries = Array<number>(12).fill(0)
  for (const [month, { posts }] of figures) {
    const calendarMonth = Number(month.slice(4)) - 1
    entries[calendarMonth] = (entries[calendarMonth] ?? 0) + posts
  }
  const image = await drawCover(
    {
      template,
      widthPx,
      title,
      author,
      colour: color,
      years: coverYears([...figures.keys()].sort()),
      paper: paperOf(typeset),
      locale,
      ...(coverPhoto && {
        picture: {
          sha256: coverPhoto.picture.sha256,
          ...(coverPhoto.focus && { focus: coverPhoto.focus }),
          ...(coverPhoto.crop && { crop: coverPhoto.crop }),
        },
      }),
      ...(template === 'dots' && { calendarYear: entries }),
    },
    'jpeg',
    { files, engine, pictures, scratch: scratchFolder(settings) },
    'orders',
  )
  return 'refused' in image ? undefined : image
}

/** Sharp at 150 px on any screen. */
const widthPx = 360
