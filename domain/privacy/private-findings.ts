import { applyEdits, editedMedia, type ItemEdits } from '../books/apply-edits.ts'
import type { Item } from '../books/item.ts'
import { coverSign } from './cover-private.ts'
import { findNames } from './find-names.ts'
import { findPrivate } from './find-private.ts'

/** Locale keys `kinds.<kind>`. `quote`: words of somebody else that a post shares. */
export const findingKinds = ['phone', 'mail', 'address', 'person', 'place', 'quote'] as const
export type FindingKind = (typeof findingKinds)[number]

/** Something of an item that its maker may not want in print. The same kind and text may stand at several places. */
export interface Finding {
  kind: FindingKind
  text: string
  /** The words around it; empty where it is no part of a text. */
  before: string
  after: string
}

/** What is found in an item as it is printed; `names`: people who are named anywhere in the book. */
export function listFindings(item: Item, edits: ItemEdits, names: readonly string[]): Finding[] {
  const { title, text, media, people, place, quote } = applyEdits(item, edits)
  const texts = [title ?? '', text, ...media.map(({ caption = '' }) => caption)]
  return [
    ...texts.flatMap(words =>
      placesIn(words, names).map(({ kind, start, end }) => ({
        kind,
        text: words.slice(start, end),
        before: whole(words.slice(Math.max(0, start - around), start)),
        after: whole(words.slice(end, end + around)),
      })),
    ),
    ...people.map(name => alone('person', name)),
    ...(place ? [alone('place', place.name)] : []),
    ...(quote ? [alone('quote', nameOfQuote(quote))] : []),
  ].filter(finding => finding.text.length <= longestFinding)
}

/** The edits of an item after what is chosen was covered in it; undefined where that changes nothing. */
export function coverFindings(
  item: Item,
  edits: ItemEdits,
  names: readonly string[],
  isChosen: (finding: Pick<Finding, 'kind' | 'text'>) => boolean,
): ItemEdits | undefined {
  const printed = applyEdits(item, edits)
  const cover = (words: string) => coverText(words, names, isChosen)
  const { title = '', text, people, place, quote } = printed
  const shown = people.filter(name => !isChosen({ kind: 'person', text: name }))
  const photos = editedMedia(item, edits).map(({ photoId, media, edit }) => {
    const caption = media.caption === undefined || edit?.removed ? undefined : cover(media.caption)
    const isOther = caption !== undefined && caption !== media.caption
    return { photo: { ...edit, photoId, ...(isOther && { caption }) }, isOther }
  })
  const covered: ItemEdits = {
    ...(cover(title) !== title && { title: cover(title) }),
    ...(cover(text) !== text && { text: cover(text) }),
    ...(photos.some(({ isOther }) => isOther) && { photos: photos.map(({ photo }) => photo) }),
    ...(shown.length < people.length && { people: shown }),
    ...(place && isChosen({ kind: 'place', text: place.name }) && { place: false as const }),
    ...(quote && isChosen({ kind: 'quote', text: nameOfQuote(quote) }) && { quote: false as const }),
  }
  return Object.keys(covered).length === 0 ? undefined : { ...edits, ...covered }
}

/** Characters of the longest finding that is offered. */
export const longestFinding = 300

function coverText(
  words: string,
  names: readonly string[],
  isChosen: (finding: Pick<Finding, 'kind' | 'text'>) => boolean,
): string {
  let covered = ''
  let at = 0
  for (const { kind, start, end } of placesIn(words, names)) {
    if (!isChosen({ kind, text: words.slice(start, end) })) continue
    covered += words.slice(at, start) + coverSign
    at = end
  }
  return covered + words.slice(at)
}

function placesIn(words: string, names: readonly string[]) {
  const found = findPrivate(words)
  const named = findNames(words, names).filter(
    name => !found.some(place => name.start < place.end && place.start < name.end),
  )
  return [...found, ...named.map(place => ({ kind: 'person' as const, ...place }))].sort(
    (a, b) => a.start - b.start,
  )
}

const alone = (kind: FindingKind, text: string): Finding => ({ kind, text, before: '', after: '' })

const nameOfQuote = ({ author, text }: NonNullable<Item['quote']>) =>
  author ?? [...text].slice(0, 40).join('')

/** UTF-16 units of the words around a finding. */
const around = 16

/** Without the half of a character at an end. */
const whole = (text: string) => text.replace(/^\p{Cs}|\p{Cs}$/gu, '')
