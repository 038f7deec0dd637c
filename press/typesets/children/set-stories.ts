import type { Block } from '../../paginate/block.ts'
import { forBothSides } from '../../paginate/for-both-sides.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { drawStories, type Opener } from './draw-stories.ts'
import { pagesOfRows } from './pages-of-rows.ts'
import type { KnownRow } from './rows-to-set.ts'
import { shareWhite } from './share-white.ts'
import { stepsOfRows } from './steps-of-rows.ts'

/** Sets the stories of a month and of those that run on, each in one piece where a page can hold it and the one before is full enough. */
export function setStories(all: readonly KnownRow[], context: TypesetContext, opener: Opener): PagesOfMonth {
  const { area } = context
  const opened = area.rows - opener.rows
  // what would leave a hole before it may go over pages
  const rows = all.map(({ photosToSet, ...row }): KnownRow => {
    const isLow = row.whole.some(({ rows }) => rows <= area.rows * mostLow)
    if (isLow || (row.whole.length > 0 && !row.continued)) return { ...row, parts: [] }
    return photosToSet ? { ...row, photos: photosToSet() } : row
  })
  const continued = new Map(
    rows.flatMap(({ parts, continued }) => (continued ? [[parts[0]?.item, continued]] : [])),
  )
  const options = rows.flatMap(({ whole, together = [] }) => [
    ...whole,
    ...together.flatMap(({ options }) => options),
  ])
  const framed = new Set(options.map(({ block }) => block))
  const words = new Set(options.flatMap(({ block, isWords }) => (isWords ? [block] : [])))
  const talk = new Set(rows.flatMap(({ isTalk, whole }) => (isTalk ? whole.map(({ block }) => block) : [])))
  const room = (frame: number) => (frame === 0 ? opened : area.rows)
  const { right, left } = forBothSides(
    rows.map(({ key }) => key),
    {
      rows: area.rows,
      columns: 1,
      breakMonth: (blocks, turns, { first } = { first: 0, goesOn: false }) => {
        const wanted = new Set(blocks)
        const steps = stepsOfRows(rowsOf(rows, wanted), area.rows)
        return shareWhite(
          pagesOfRows(steps, frame => room(first + frame), turns),
          {
            // words one below the other are no list over a page
            staysClose: (...both) =>
              both.some(({ block }) => talk.has(block)) || both.every(({ block }) => words.has(block)),
          },
        )
      },
    },
  )
  const ways = left === right ? [right] : [right, left]
  const split = splitTexts(
    ways.map(({ month }) => month.placements),
    context,
  )
  const [pages = [], fromLeft] = ways.map(way => drawStories(way, split, framed, continued, opener, context))
  return { pages, ...(fromLeft && { fromLeft }) }
}

/** Of a page: a story that fills no more of it is not parted. */
const mostLow = 0.25

// Those that are wanted; they share a place where nothing between them is left out.
const rowsOf = (rows: readonly KnownRow[], wanted: ReadonlySet<Block>): KnownRow[] =>
  rows.flatMap(({ together = [], ...row }, n) => {
    if (!wanted.has(row.key)) return []
    const areWanted = (count: number) => rows.slice(n, n + count).every(({ key }) => wanted.has(key))
    return [{ ...row, together: together.filter(({ rows }) => areWanted(rows)) }]
  })
