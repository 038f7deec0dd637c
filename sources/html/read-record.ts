import type { ItemKind, Media, Origin } from '#domain/books/item'
import { addText } from '../add-text.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import {
  blocksOf,
  childElements,
  type Element,
  elementsIn,
  headingOf,
  isPicture,
  textOf,
} from './elements.ts'
import { isNetworkNote } from './is-network-note.ts'
import { parseDate } from './parse-date.ts'
import { RecordFiles } from './record-files.ts'

const OWN_HOSTS = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:facebook|instagram|fb|threads)\.(?:com|net)\b/i

/** What the heading of a record is: Facebook's sentence about the activity, or the person's words, as Instagram has it. */
export type Heading = 'activity' | 'caption'

/** One record of a page: a heading, text, pictures with their captions, and the date at the foot. */
export function readRecord(
  record: Element,
  kind: ItemKind,
  origin: Origin,
  timeZone: string,
  heading: Heading,
): ParsedRecord {
  const parsed = emptyRecord(kind, origin)
  // tables of a record and boxes in it have headings of their own: labels
  const caption = heading === 'caption' && childElements(record).find(headingOf)
  if (caption) parsed.text = textOf(caption)
  const isHidden = insideOf(record, isTableOrHeading)
  const isFallback = insideOf(record, isLinkInVideo)
  const blocks = blocksOf(record).filter(({ element }) => !isHidden(element) && !isFallback(element))
  const foot = blocks.findLastIndex(({ text }) => parseDate(text, timeZone) !== undefined)
  parsed.time = foot < 0 ? undefined : parseDate(blocks[foot]?.text ?? '', timeZone)
  const links = linksIn(record)
  const linkWords = new Set(links.flatMap(({ url, title }) => [url, title]))
  const partOf = partsOf(contentOf(record))
  const files = new RecordFiles(parsed)
  let part: Element | undefined
  let picture: Media | undefined
  blocks.forEach(({ element, text }, index) => {
    const at = partOf(element)
    if (at !== part) picture = undefined
    part = at
    if (isPicture(element)) picture = files.addPicture(element) ?? picture
    else if (index >= foot && foot >= 0) return
    else if (linkWords.has(text) || isNetworkNote(text)) return
    else if (picture) picture.caption ??= text
    else addText(parsed, text)
  })
  for (const media of parsed.media) if (parsed.time !== undefined) media.time = parsed.time
  parsed.links = links
  for (const element of elementsIn(record)) if (element.name === 'a') files.addFile(element.attribs.href)
  return parsed
}

function isTableOrHeading(element: Element): boolean {
  return element.name === 'table' || headingOf(element)
}

/** What a browser that plays no videos shows in place of one: a link to it, "Click for video:". */
function isLinkInVideo(element: Element): boolean {
  return element.name === 'a' && parentOf(element)?.name === 'video'
}

/** Whether an element of the record, or one that it is in, is of a kind. */
function insideOf(record: Element, test: (element: Element) => boolean): (element: Element) => boolean {
  const answers = new Map<Element, boolean>([[record, false]])
  const isInside = (element: Element): boolean => {
    const answered = answers.get(element)
    if (answered !== undefined) return answered
    const parent = parentOf(element)
    const answer = test(element) || (parent !== undefined && isInside(parent))
    answers.set(element, answer)
    return answer
  }
  return isInside
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
function partsOf(content: Element): (element: Element) => Element {
  const parts = new Map<Element, Element>()
  const partOf = (element: Element): Element => {
    const parent = parentOf(element)
    const part = parts.get(element) ?? (parent && parent !== content ? partOf(parent) : element)
    parts.set(element, part)
    return part
  }
  return partOf
}

function parentOf(element: Element): Element | undefined {
  const { parent } = element
  return parent && parent.type === 'tag' ? (parent as Element) : undefined // reason: the type says that it is one
}

function linksIn(record: Element): ParsedRecord['links'] {
  const links: ParsedRecord['links'] = []
  const visit = (element: Element, outer: boolean): void => {
    const url = element.name === 'a' ? (element.attribs.href ?? '') : ''
    const isLink = /^https?:\/\//i.test(url) && !OWN_HOSTS.test(url)
    if (isLink) {
      // HTML knows no link in a link: what is in one that is broken in this way belongs to the outer one
      const title = outer
        ? blocksOf(element).find(({ text }) => text !== '' && text !== url)?.text
        : undefined
      links.push({ url, ...(title !== undefined && { title }) })
    }
    for (const child of childElements(element)) visit(child, outer && !isLink)
  }
  visit(record, true)
  return links
}
