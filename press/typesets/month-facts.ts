import type { Item } from '#domain/books/item'
import { countLines } from '../engine/count-lines.ts'
import { phrase } from '../text/book-words.ts'
import type { Paragraph } from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'
import { line } from './text-block.ts'

interface Measure {
  style: string
  w: number
}

/** A month in a few lines for its opener: how much was written, where, and with whom; as many names as a line holds. */
export function factLines(items: readonly Item[], context: TypesetContext, measure: Measure): Paragraph[] {
  const { counts, places, people } = factsOf(items, context)
  const fewer = (names: readonly string[]) =>
    names.map((_, n) => joined(names.slice(0, names.length - n), context))
  return fitting([[counts], fewer(places), fewer(people)], context, measure)
}

/** The same on one line, as much of it as that holds; `first` stands before it. */
export function factLine(
  items: readonly Item[],
  context: TypesetContext,
  measure: Measure,
  first = '',
): Paragraph[] {
  const { counts, places, people } = factsOf(items, context)
  const parts = [first, counts, joined(places, context), joined(people, context)]
  const shorter = parts.map((_, n) =>
    parts
      .slice(0, parts.length - n)
      .filter(Boolean)
      .join('　'),
  )
  return fitting([shorter], context, measure)
}

// Of each list the first words that take one line; none of a list whose words are all longer, or empty.
function fitting(lists: readonly string[][], context: TypesetContext, { style, w }: Measure): Paragraph[] {
  const all = lists.map(list => list.filter(Boolean).map(words => line(words, context)))
  const lines = countLines(
    context,
    all.flat().map(({ runs, lang }) => ({ style, lang, width: w, runs })),
  )
  const fits = new Set(all.flat().filter((_, i) => lines[i] === 1))
  return all.flatMap(list => list.find(paragraph => fits.has(paragraph)) ?? [])
}

const joined = (names: readonly string[], { words }: TypesetContext) => names.join(words.list)

function factsOf(items: readonly Item[], { words }: TypesetContext) {
  const posts = items.length
  const photos = items.reduce(
    (sum, { media }) => sum + media.filter(({ kind }) => kind === 'photo').length,
    0,
  )
  const alone = `${posts} ${words.tallyEntries}`
  return {
    // one sees how many a few are
    counts: posts < fewest ? '' : photos === 0 ? alone : phrase(words.glanceNote, { posts, photos }),
    places: mostNamed(items.flatMap(({ place }) => (place ? [place.name] : []))),
    people: mostNamed(items.flatMap(({ people }) => people)),
  }
}

const most = 3
const fewest = 3

// The most frequent ones, of equals the first.
function mostNamed(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name]) => name)
}
