import { isBlurred } from '#domain/books/is-blurred'
import type { Item, ItemKind } from '#domain/books/item'
import { emWidth } from '../text/em-width.ts'

/**
 * What an entry weighs among those of its month: its words, its photos and their pixels, people, place, occasion, and how
 * rare it is. More of any of them never weighs less.
 */
export function weighItem(item: Item, daysAlone: number): number {
  return (
    weighWords(item) +
    weighPhotos(item) +
    weighNames(item) +
    weighOccasion(item) +
    Math.min(2, daysAlone / 14)
  )
}

// 240 characters are most of what length can add: a rant must not beat everything
function weighWords({ text, title, quote }: Item): number {
  return (title ? 1 : 0) + 4 * filled(emWidth(text.slice(0, mostRead)) + (quote ? 20 : 0), 240)
}

const mostRead = 5_000

// a picture that fills the measure, 1200 px, counts as much as three small ones, and a blurred one is small; screens and memes are none
function weighPhotos({ media }: Item): number {
  const photos = media.filter(({ picture }) => picture?.kind !== 'words')
  const widest = photos.reduce(
    (most, { picture }) => (picture && !isBlurred(picture) ? Math.max(most, picture.width) : most),
    0,
  )
  const large = media.some(photo => photo.size === 'large')
  return 3 * filled(photos.length, 3) + 2 * Math.min(1, widest / 1200) + (large ? 1 : 0)
}

function weighNames({ people, place }: Item): number {
  return 1.5 * filled(people.length, 3) + (place ? 0.5 : 0)
}

function weighOccasion({ kind, event, album }: Item): number {
  return (occasions[kind] ?? 0) + (event ? 1 : 0) + (album ? 1 : 0)
}

const occasions: Partial<Record<ItemKind, number>> = { 'life-event': 4, event: 1, album: 1, note: 1 }

// 0 to 1, ever slower; `scale` gives 0.63
const filled = (amount: number, scale: number) => 1 - Math.exp(-amount / scale)
