import { hash } from 'node:crypto'
import type { Media, Source } from '#domain/books/item'
import { networkOfSource } from '#domain/catalogue/networks'
import { comparable } from './clean-text.ts'

const ROOTS =
  /^.*?(?:your_(?:facebook|instagram)_activity|your_activity_across_facebook|this_profile's_activity_across_facebook)\//i

/**
 * The identity of an item: the same in every archive that holds it, and, for words alone, in every network (social formats 4).
 * 32 hex digits.
 */
export function identifyItem(
  source: Source,
  time: number,
  title: string,
  text: string,
  firstMedia: Media | undefined,
): string {
  const media = firstMedia ? identifyMedia(source, firstMedia.uri) : ''
  return hash('sha256', `${time}\n${comparable(title)}\n${comparable(text)}\n${media}`, 'hex').slice(0, 32)
}

/** The same for two media of one network that are the same file, whatever the year of the export. */
export function identifyMedia(source: Source, uri: string): string {
  return `${networkOfSource(source)}:${mediaName(uri)}`
}

/** A file name with a network's own long number in it is unique by itself; any other needs its folders. */
function mediaName(uri: string): string {
  const [path = ''] = uri.split(/[?#]/, 1)
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /(?<!\d)[1-9]\d{10}/.test(name) ? name : path.replace(ROOTS, '').replace(/^\.?\//, '')
}
