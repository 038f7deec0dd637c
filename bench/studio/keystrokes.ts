import type { SocialItem } from '#contract/item'
import { changeItem } from '#contract/items'
import { createBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { percentile, timed } from '../median.ts'
import { randomFrom } from '../reword.ts'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { writeBookArchive } from './book-archive.ts'
import { importArchive } from './import-archive.ts'
import { withService } from './start-service.ts'
import { typeOnPage } from './type-on-page.ts'
import { type Visitor, visit } from './visitor.ts'

const edits = 25
const keysEach = 6
const typed = '今天又是好天氣，多寫一句話。'

/** Somebody types into the pages of a book of 240 pages: how long until the page that holds the words is there again. */
export async function benchKeystrokes(): Promise<Table[]> {
  return withService(async (service, folder) => {
    const zip = await writeBookArchive(folder)
    const visitor = await visit(service.origin, 'empty')
    const book = await visitor.ask(createBook, { body: { typeset: 'a5-1' } })
    const { pages } = await importArchive(visitor, book.bid, zip)
    const { items } = await visitor.ask(listItems, {
      params: { sid: book.source.sid },
      query: { pagesize: 200 },
    })
    const random = randomFrom(11)
    const first: number[] = []
    const later: number[] = []
    for (let edit = 0; edit < edits; edit += 1) {
      const item = items[Math.floor(random() * items.length)]
      if (!item) throw new Error('the book has no items')
      const [opening = 0, ...rest] = await typeInto(visitor, book.bid, item, `run${edit}`)
      first.push(opening)
      later.push(...rest)
    }
    const all = [...first, ...later]
    const months = [...new Set(items.map(item => item.chapterId))]
    const {
      pages: pagesMs,
      letters: lettersMs,
      work: workMs,
    } = await typeOnPage(folder, service.origin, {
      bid: book.bid,
      visitor,
      months,
    })
    return [
      {
        title: `Keystroke in a book of ${pages} pages`,
        columns: ['', 'p50 ms', 'p95 ms', 'target p95', ''],
        rows: [
          row('Service: edit saved, month set, page drawn', all, atMost(percentile(all, 95), 80, 'ms')),
          row('of these, first in an entry', first),
          row('of these, later ones', later),
          row('Browser: key pressed, new page painted', pagesMs, atMost(percentile(pagesMs, 95), 150, 'ms')),
          ...(lettersMs.length > 0
            ? [
                row('Browser: key pressed on the page, its letter painted', lettersMs),
                row(
                  'of this all but the wait for the screen’s next frame',
                  workMs,
                  atMost(percentile(workMs, 95), 16, 'ms'),
                ),
              ]
            : []),
        ],
        notes: [
          `${edits} entries of any month, ${keysEach} keystrokes in each, one after the other: each is one call of the API and its whole answer.`,
          'A letter is on the screen with the first frame after its key where the work for it takes less than a frame, 16 ms: keys come at random moments between two frames, of which there are 60 a second.',
          'In the browser the first key in an entry comes once the pages in view and beside them are there, each next one once the last is on screen.',
        ],
      },
    ]
  })
}

async function typeInto(visitor: Visitor, bid: string, read: SocialItem, run: string): Promise<number[]> {
  const milliseconds: number[] = []
  let item = read
  for (let key = 0; key < keysEach; key += 1) {
    const { version, chapterId, itemId, content } = item
    const { seconds, result } = await timed(() =>
      visitor.ask(changeItem, {
        params: { bid, chapterId, itemId },
        body: { version, run, content: content + (typed[key] ?? '') },
      }),
    )
    if (!result.chapter?.drawn.length) throw new Error('no page was drawn')
    item = result.item
    milliseconds.push(seconds * 1000)
  }
  Object.assign(read, item)
  return milliseconds
}

function row(what: string, milliseconds: number[], target = noTarget): string[] {
  return [what, figure(percentile(milliseconds, 50)), figure(percentile(milliseconds, 95)), ...target]
}
