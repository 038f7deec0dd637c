import type { Item } from '#domain/books/item'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import type { Beside } from './story.ts'
import { tellBeside } from './tell-beside.ts'

/** Two to four pictures beside their few words: lower than the same one below the other. */
export const groupBesideOf = (item: Item, context: TypesetContext): Beside =>
  tellBeside(item, groupColumns, context)

/** Of the columns of the page: more would leave lines of fewer than a dozen characters. */
const groupColumns = 6

/** Two to four pictures of which none is to be large, with few words. */
export function suitsGroupBeside({ media, text, links, title, album, quote, poll }: Item): boolean {
  if (media.length < 2 || media.length > 4 || text.trim() === '' || title || album || quote || poll)
    return false
  if (emWidth(text) > mostBesideGroup || links.some(link => link.title)) return false
  return media.every(each => each.picture && !each.size && !each.caption)
}

/** em */
const mostBesideGroup = 90
