import type { ItemKind, Media, Origin } from '#domain/books/item'
import { addText } from '../add-text.ts'
import { mediaKind } from '../media-kind.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { blocksOf, childElements, type Element, elementsIn, headingOf, isPicture } from './elements.ts'
import { parseDate } from './parse-date.ts'

const OWN_HOSTS = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:facebook|instagram|fb|threads)\.(?:com|net)\b/i

/** One record of a page: a heading that is passed over, text, pictures with their captions, and the date at the foot. */
export function readRecord(record: Element, kind: ItemKind, origin: Origin, timeZone: string): ParsedRecord {
  const parsed = emptyRecord(kind, origin)
  const blocks = blocksOf(record).filter(({ element }) => !within(element, record, isTableOrHeading))
  const foot = blocks.findLastIndex(({ text }) => parseDate(text, timeZone) !== undefined)
  parsed.time = foot < 0 ? undefined : parseDate(blocks[foot]?.text ?? '', timeZone)
  const links = linksIn(record)
  const content = contentOf(record)
  let part: Element | undefined
  let picture: Media | undefined
  blocks.forEach(({ element, text }, index) => {
    const at = partOf(element, content)
    if (at !== part) picture = undefined
    part = at
    if (isPicture(element)) picture = addPicture(parsed, element) ?? picture
    else if (index >= foot && foot >= 0) return
    else if (endsInDate(text, timeZone) || links.some(link => link.title === text || link.url === text))
      return
    else if (picture) picture.caption ??= text
    else addText(parsed, text)
  })
  for (const media of parsed.media) if (parsed.time !== undefined) media.time = parsed.time
  parsed.links = links
  addFiles(parsed, record)
  return parsed
}

function isTableOrHeading(element: Element): boolean {
  return element.name === 'table' || headingOf(element)
}

function within(element: Element, record: Element, test: (element: Element) => boolean): boolean {
  for (let at: Element | undefined = element; at && at !== record; at = parentOf(at))
    if (test(at)) return true
  return false
}

/** The element whose children are the parts of the content: text, photos, links; wrappers around it are passed through. */
function contentOf(record: Element): Element {
  const parts = childElements(record).filter(child => !headingOf(child))
  let content = parts.length > 2 ? record : (parts[0] ?? record)
  for (let only = onlyChild(content); only; only = onlyChild(content)) content = only
  return content
}

function onlyChild(element: Element): Element | undefined {
  const [first, ...others] = childElements(element)
  const ownText = element.children.some(node => node.type === 'text' && node.data.trim() !== '')
  return others.length === 0 && !ownText && first && !isPicture(first) ? first : undefined
}

/** The part of the content that an element is in. */
function partOf(element: Element, content: Element): Element {
  let at = element
  for (let parent = parentOf(at); parent && parent !== content; parent = parentOf(parent)) at = parent
  return at
}

function parentOf(element: Element): Element | undefined {
  const { parent } = element
  return parent && parent.type === 'tag' ? (parent as Element) : undefined // reason: the type says that it is one
}

function addPicture(parsed: ParsedRecord, element: Element): Media | undefined {
  const source =
    element.attribs.src ?? elementsIn(element).find(({ name }) => name === 'source')?.attribs.src ?? ''
  const uri = source.replace(/^(?:\.{0,2}\/)+/, '')
  if (uri === '' || uri.startsWith('data:') || parsed.media.some(media => media.uri === uri)) return undefined
  const kind = element.name === 'video' ? 'video' : mediaKind(uri, false)
  if (kind !== 'photo' && kind !== 'video') {
    if (kind === 'other' && !parsed.otherFiles.includes(uri)) parsed.otherFiles.push(uri)
    return undefined
  }
  const media: Media = { kind, uri, origin: parsed.origin }
  parsed.media.push(media)
  return media
}

function linksIn(record: Element): ParsedRecord['links'] {
  return elementsIn(record).flatMap(element => {
    const url = element.name === 'a' ? (element.attribs.href ?? '') : ''
    if (!/^https?:\/\//i.test(url) || OWN_HOSTS.test(url)) return []
    const title = blocksOf(element).find(({ text }) => text !== '' && text !== url)?.text
    return [{ url, ...(title !== undefined && { title }) }]
  })
}

/** Files that the record points at and does not show: videos, and what is neither photo nor video. */
function addFiles(parsed: ParsedRecord, record: Element): void {
  for (const element of elementsIn(record)) {
    const href = element.name === 'a' ? (element.attribs.href ?? '') : ''
    const uri = href.replace(/^(?:\.{0,2}\/)+/, '')
    if (uri === '' || /^[a-z][a-z0-9+.-]*:|^#|\.html?$/i.test(uri) || !/\.[a-z0-9]{2,5}$/i.test(uri)) continue
    const kind = mediaKind(uri, false)
    if (kind === 'subtitles' || [...parsed.media.map(media => media.uri), ...parsed.otherFiles].includes(uri))
      continue
    if (kind === 'other') parsed.otherFiles.push(uri)
    else
      parsed.media.push({
        kind,
        uri,
        ...(parsed.time !== undefined && { time: parsed.time }),
        origin: parsed.origin,
      })
  }
}

/** "Updated Mar 11, 2023, 5:21 PM": a note of the network, not the person's words. */
function endsInDate(text: string, timeZone: string): boolean {
  const words = text.split(' ')
  return (
    text.length < 60 && [0, 1, 2].some(skip => parseDate(words.slice(skip).join(' '), timeZone) !== undefined)
  )
}
