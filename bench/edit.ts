import type { BookPage } from '#press/products/diary/book-page'
import { memoryCache } from '#press/products/diary/months/month-cache'
import type { MonthInput } from '#press/products/diary/months/typeset-month'
import { typesetMonths } from '#press/products/diary/months/typeset-months'
import { pageSvg } from '#press/products/diary/preview/page-svg'
import { startEngine } from '#press/products/engine'
import { percentile, timed } from './median.ts'
import { randomFrom } from './reword.ts'
import { monthInputs, sampleBook } from './sample-book.ts'
import { sampleLife } from './sample-life.ts'
import { atMost, figure, noTarget, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const edits = 100
const volumePages = 236

/** One item is edited: its month is set again, and the page it stands on is drawn as SVG, through the engine. */
export async function benchEdit(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const life = await sampleLife(folder, { posts: 1400, photos: 700 })
    const rows: string[][] = []
    for (const typeset of ['a5-1', 'a5-2', 'a5-column-tweet'] as const) {
      const { settings, items } = await sampleBook(folder, life, typeset)
      const engine = startEngine()
      const inputs = monthInputs(items(1), settings)
      const cache = memoryCache()
      const set = await typesetMonths(inputs, engine, cache)
      const random = randomFrom(7)
      const runs: { month: number; svg: number }[] = []
      for (let edit = 0; edit < edits; edit += 1) {
        const input = inputs[Math.floor(random() * inputs.length)]
        const item = input?.items[Math.floor(random() * input.items.length)]
        if (!input || !item) throw new Error('the sample has no items')
        const edited = withWords(input, item.id, `${item.text}第${edit}次改寫，多說一句。`)
        const month = await timed(() => typesetMonths([edited], engine, cache))
        const [laid] = month.result.months
        const page = laid?.pages.find(({ regions }) => regions.some(region => region.item === item.id))
        if (!laid || !page) throw new Error(`the edited item stands on no page of ${input.month}`)
        const placed: BookPage = { ...page, month: input.month, folio: 21 }
        const svg = await timed(() => pageSvg(placed, settings, volumePages, engine, photo => photo))
        runs.push({ month: month.seconds * 1000, svg: svg.seconds * 1000 })
      }
      await engine.close()
      const pages = set.months.reduce((sum, { pages }) => sum + pages.length, 0) / set.months.length
      const both = runs.map(({ month, svg }) => month + svg)
      const what = `${typeset}, ${figure(pages)} pages a month`
      rows.push(
        row(`${what}: month and SVG`, both, atMost(percentile(both, 95), 100, 'ms')),
        row(
          `${what}: month set again`,
          runs.map(run => run.month),
        ),
        row(
          `${what}: SVG of the page`,
          runs.map(run => run.svg),
        ),
      )
    }
    await life.close()
    return [
      {
        title: 'One item edited',
        columns: ['', 'p50 ms', 'p95 ms', 'target p95', ''],
        rows,
        notes: [
          `${edits} edits, each of any item of any month of a 240-page book, one after the other, through the engine's children.`,
        ],
      },
    ]
  })
}

function withWords(input: MonthInput, id: string, text: string): MonthInput {
  return { ...input, items: input.items.map(item => (item.id === id ? { ...item, text } : item)) }
}

function row(what: string, milliseconds: number[], target = noTarget): string[] {
  return [what, figure(percentile(milliseconds, 50)), figure(percentile(milliseconds, 95)), ...target]
}
