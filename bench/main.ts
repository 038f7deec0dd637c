import { benchBook } from './book.ts'
import { benchEdit } from './edit.ts'
import { benchGrowth } from './growth.ts'
import { benchLargeArchive } from './large-archive.ts'
import { benchPhotos } from './photos.ts'
import { benchReading } from './reading.ts'
import { benchFirstPages } from './studio/first-pages.ts'
import { benchKeystrokes } from './studio/keystrokes.ts'
import { benchLargeImport } from './studio/large-import.ts'
import { benchMixedReads } from './studio/mixed-reads.ts'
import { benchOrders } from './studio/orders.ts'
import { benchPictures } from './studio/pictures.ts'
import { benchPrintFiles } from './studio/print-files.ts'
import { benchScreens } from './studio/screens.ts'
import { benchScrolling } from './studio/scrolling.ts'
import { benchSoak } from './studio/soak.ts'
import { benchStarts } from './studio/starts.ts'
import { benchWays } from './studio/ways.ts'
import { printed, type Table } from './table.ts'
import { writeReport } from './write-report.ts'

// `npm run bench`: every claim of speed and memory, measured. `npm run bench -- NAME...` runs parts, or `press` or `studio`; `soak` by name only;
// `--write` keeps the tables.

const press: Record<string, () => Promise<Table[]>> = {
  book: benchBook,
  edit: benchEdit,
  photos: benchPhotos,
  reading: benchReading,
  growth: benchGrowth,
  large: benchLargeArchive,
}
const studio: Record<string, () => Promise<Table[]>> = {
  start: benchStarts,
  first: benchFirstPages,
  import: benchLargeImport,
  keystrokes: benchKeystrokes,
  ways: benchWays,
  scrolling: benchScrolling,
  reads: benchMixedReads,
  screens: benchScreens,
  pictures: benchPictures,
  orders: benchOrders,
  print: benchPrintFiles,
}
/** Takes a quarter of an hour by itself: run by name only. */
const byName: Record<string, () => Promise<Table[]>> = { soak: benchSoak }
const parts = { ...press, ...studio, ...byName }
const groups: Record<string, string[]> = { press: Object.keys(press), studio: Object.keys(studio) }

const words = process.argv.slice(2)
const chosen = words.filter(word => word !== '--write').flatMap(word => groups[word] ?? [word])
const strange = chosen.find(name => !(name in parts))
if (strange !== undefined) {
  console.error(`no part ${strange}; there are ${[...Object.keys(groups), ...Object.keys(parts)].join(', ')}`)
  process.exitCode = 2
} else {
  const tables: Table[] = []
  const start = performance.now()
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length > 0 ? !chosen.includes(name) : name in byName) continue
    for (const table of await run()) {
      tables.push(table)
      console.log(printed(table))
    }
  }
  console.log(`Took ${Math.round((performance.now() - start) / 1000)} s.`)
  if (words.includes('--write')) await writeReport(tables)
}
