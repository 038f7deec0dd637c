import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { isHtml, isLive } from './is-same-item.ts'
import { type Entry, type Link, linkSamePosts, linkSameWords } from './link-same-items.ts'

const DAY = 24 * 3600

// each with each, as the rules say
function isSamePost(a: Entry, b: Entry): boolean {
  if (a.item.source !== b.item.source) return false
  const apart = Math.abs(a.item.time - b.item.time)
  if (a.words === '' || b.words === '') return a.words !== b.words && apart <= 120
  return apart <= DAY && a.words === b.words
}

function isSameWords(a: Entry, b: Entry): boolean {
  const apart = Math.abs(a.item.time - b.item.time)
  const fromQuarter = Math.min(apart % 900, 900 - (apart % 900))
  if (isHtml(a.item) !== isHtml(b.item)) return apart <= DAY && fromQuarter < 60
  if (a.item.source === b.item.source) return isLive(a.item) !== isLive(b.item) && apart <= 120
  return apart <= 300
}

const anEntry = fc
  .record({
    minutes: fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(0, 15, 480)),
    seconds: fc.integer({ min: 0, max: 59 }),
    source: fc.constantFrom('facebook' as const, 'instagram' as const),
    words: fc.constantFrom('', 'snow', 'rain'),
    origin: fc.constantFrom(
      { archive: 'a.zip', path: 'posts/1.json' },
      { archive: 'b.zip', path: 'posts/1.html' },
      { archive: 'facebook.com', path: 'posts' },
    ),
  })
  .map(({ minutes, seconds, source, words, origin }) => {
    const item: Item = {
      ...{ id: 'id', source, kind: 'post', text: words, media: [], people: [], links: [], origin },
      time: 1_600_000_000 + minutes * 60 + seconds,
    }
    return { item, words }
  })
const entriesInOrder = fc
  .array(anEntry, { maxLength: 30 })
  .map(entries =>
    entries.sort((a, b) => a.item.time - b.item.time).map((entry, index): Entry => ({ ...entry, index })),
  )

/** Which entries hang together, each by the first of its group. */
function together(entries: readonly Entry[], relate: (link: Link) => void): number[] {
  const group = entries.map((_, index) => index)
  relate((a, b) => {
    const [from, to] = [group[a], group[b]]
    for (const [index, of] of group.entries()) if (of === to) group[index] = from ?? of
  })
  return group.map(of => group.indexOf(of))
}

const pairs =
  (entries: readonly Entry[], isSame: (a: Entry, b: Entry) => boolean) =>
  (link: Link): void => {
    for (const a of entries)
      for (const b of entries) if (a.index < b.index && isSame(a, b)) link(a.index, b.index)
  }

test('linking neighbours joins the same items as comparing each with each', () => {
  fc.assert(
    fc.property(entriesInOrder, entries => {
      expect(together(entries, link => linkSamePosts(entries, link))).toEqual(
        together(entries, pairs(entries, isSamePost)),
      )
      expect(together(entries, link => linkSameWords(entries, link))).toEqual(
        together(entries, pairs(entries, isSameWords)),
      )
    }),
    { numRuns: 1000 },
  )
})
