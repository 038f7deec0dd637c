import type { DrawnPage } from './drawn-page.ts'
import { onBaselineGrid } from './measures/baseline-grid.ts'
import { lineBreakFaults } from './measures/line-breaks.ts'
import { type EntryWords, lostWords } from './measures/lost-words.ts'
import { mixedFamilies } from './measures/mixed-families.ts'
import { pageFill } from './measures/page-fill.ts'
import { pageHeads } from './measures/page-heads.ts'
import { cropFaults, type PictureFacts } from './measures/photo-crops.ts'
import { photoEdges } from './measures/photo-edges.ts'
import { loosePairs } from './measures/punctuation-pairs.ts'
import { lowResolution } from './measures/resolution.ts'
import { shortLastLines } from './measures/short-last-lines.ts'
import { crowdedSpreads, type EntryPlace, photosOverTurn } from './measures/spreads.ts'
import { tornLines } from './measures/torn-lines.ts'
import { bodyParagraphs, openBook } from './open-book.ts'

/** What is marked of a book beside its PDF. */
export interface BookFacts {
  /** pt; of a book with hardly a sentence the most usual size is that of its dates. */
  bodySizePt?: number
  /** YYYYMM of each page, where it is a month's. */
  months: readonly (string | undefined)[]
  /** mm from the trim to the left of the type area of each page. */
  lefts?: readonly number[]
  /** What each picture of each page shows, in the order in which they are drawn; undefined where nothing is marked. */
  pictures: readonly (readonly (PictureFacts | undefined)[])[]
  /** What stands of which entry on each page. */
  places: readonly (readonly EntryPlace[])[]
  /** All that the entries say, and on which pages they stand. */
  entries: readonly EntryWords[]
}

export type AuditFigures = ReturnType<typeof auditPages>

/** The faults of finished pages, counted (docs/press-audit.md). What needs facts is left out without them. */
export function auditPages(drawn: readonly DrawnPage[], facts?: BookFacts) {
  const book = openBook(drawn, facts?.months, facts?.bodySizePt, facts?.lefts)
  const paragraphs = book.pages.flatMap(page => page.paragraphs)
  const body = bodyParagraphs(book)
  const { short, paragraphs: count } = shortLastLines(body)
  const { starts, waves, ends, signs, brokenTags } = lineBreakFaults(paragraphs)
  const { loose, pairs } = loosePairs(paragraphs)
  const fill = pageFill(book)
  const images = drawn.flatMap((page, i) =>
    page.images.map((image, n) => ({ image, facts: facts?.pictures[i]?.[n] })),
  )
  const marked = images.flatMap(({ image, facts }) => (facts ? [{ image, facts }] : []))
  const { below150, below240 } = lowResolution(
    images.map(({ image, facts }) => ({ image, ...(facts && { widthPx: facts.widthPx }) })),
  )
  const lost = facts && lostWords(book, facts.entries)
  return {
    pages: drawn.length,
    paragraphs: count,
    photos: images.length,
    bodySizePt: book.body.size,
    forbiddenStarts: starts,
    forbiddenEnds: ends,
    wavesAtStart: waves,
    signsAtEnd: signs,
    brokenTags,
    shortLastLines: short,
    shortLastLinesPer1000: per1000(short, count),
    tornLines: tornLines(body),
    loosePairs: loose,
    pairs,
    mixedFamilies: mixedFamilies(paragraphs),
    onBaselineGridPercent: Math.round(onBaselineGrid(book) * 1000) / 10,
    pageHeads: pageHeads(book),
    photoEdges: photoEdges(book),
    crowdedSpreads: crowdedSpreads(book.pages),
    ...fill,
    below150,
    below240,
    ...(facts && {
      photosOverTurn: photosOverTurn(facts.places),
      ...cropFaults(marked),
      lostWords: lost?.length ?? 0,
      lost: lost?.slice(0, 20) ?? [],
    }),
  }
}

const per1000 = (part: number, all: number) => (all === 0 ? 0 : Math.round((part / all) * 10_000) / 10)
