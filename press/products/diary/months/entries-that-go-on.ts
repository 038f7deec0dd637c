import type { Page } from '../../../page/display-list.ts'
import { bookWords, type Locale, phrase } from '../../../text/book-words.ts'
import { dayAndMonth, fullDate } from '../../../text/dates.ts'
import type { MonthEntry } from './month-entry.ts'

/**
 * The same pages, each that has photos of an entry whose words all stand on pages before it with the day and the first words of that entry: where it
 * comes after the turn of a leaf, its running head says them; where it faces that page, the day alone. The same of each that begins inside the words of
 * an entry, for typesets that say that.
 */
export function withEntriesThatGoOn(
  pages: readonly Page[],
  entries: readonly MonthEntry[],
  { month, locale }: { month: string; locale: Locale },
): Page[] {
  const byItem = new Map(entries.map(entry => [entry.item, entry]))
  const begun = new Set<string>()
  return pages.map(page => {
    const [top] = page.regions.filter(({ h }) => h > 0)
    const isInWords = top !== undefined && top.photo === undefined && begun.has(top.item)
    for (const { item } of wordsOn(page)) begun.add(item)
    const own = new Set(wordsOn(page).map(({ item }) => item))
    const photos = page.regions.find(
      ({ item, photo }) => photo !== undefined && begun.has(item) && !own.has(item),
    )
    const goesOn = photos ?? (isInWords ? top : undefined)
    const entry = goesOn && byItem.get(goesOn.item)
    if (!entry) return page
    const heads = headsOf(entry, entry.month ?? month, locale)
    return { ...page, goesOn: { item: entry.item, ...heads, ...(!photos && { inWords: true }) } }
  })
}

// the end of an entry beside a margin is a place without height
const wordsOn = ({ regions }: Page) => regions.filter(({ photo, h }) => photo === undefined && h > 0)

function headsOf({ day, words }: MonthEntry, month: string, locale: Locale) {
  const letters = [...words]
  const short = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : words
  const date = dayAndMonth(Number(month.slice(4)), day, locale)
  const goesOn = (entry: string) => phrase(bookWords(locale).goesOn, { entry })
  return { words: goesOn(short ? `${date}　${short}` : date), date: goesOn(fullDate(month, day, locale)) }
}

const mostLetters = 14
