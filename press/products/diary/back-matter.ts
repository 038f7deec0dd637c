import type { Page } from '../../page/display-list.ts'
import { colophonPage } from './back/colophon.ts'
import { indexPages } from './back/index-of-names.ts'
import { notesPages } from './back/notes.ts'
import { onThisDayPage } from './back/on-this-day.ts'
import { tagLength, tagPages } from './back/tag-pages.ts'
import type { BookSettings } from './book-settings.ts'
import type { FrontContext, VolumeFacts } from './front/front-context.ts'

/** Pages that a volume has at its end: one of the index or what stands for it, those of its hashtags, and the colophon. */
export const backLength = (tags: Iterable<string>, settings: BookSettings): number =>
  2 + tagLength(tags, settings)

/**
 * What follows the last month: people and places with their pages, the same day in several years, hashtags, lines to write on, and the
 * colophon: of these `backLength` pages, and `spare` ones more, which would be blank otherwise.
 */
export function backMatter(volume: VolumeFacts, spare: number, context: FrontContext): Page[] {
  const tags = tagPages(volume, context)
  const room = 1 + spare
  const sameDay = onThisDayPage(volume, context)
  const index = indexPages(volume, Math.max(1, room - (sameDay ? 1 : 0)), context)
  const pages = [...index, ...(sameDay ? [sameDay] : [])].slice(0, room)
  const most = volume.isGift ? mostNotesOfGift : mostNotes
  const notes = notesPages(Math.min(most, room - pages.length), context)
  return [...pages, ...tags, ...notes, colophonPage(volume, context)]
}

/** Pages to write on; a thin book of a printer with a minimum of pages stays blank beyond them. */
const mostNotes = 4
/** In one whose pages are all designed. */
const mostNotesOfGift = 2
