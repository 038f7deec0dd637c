import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import * as downloads from '#contract/downloads'
import { changeItem, createItem } from '#contract/items'
import { createBook, readBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { importArchives, listImports } from '#contract/social-imports'
import { changeTypeset } from '#contract/typesets'
import { redo, undo } from '#contract/undo'
import { attempt, type Caller, until, untilAnswered } from './attempt.ts'
import { upload } from './upload.ts'

// What a person does with a book, by the API alone. An answer that did not come is asked for: was it done?

export interface BookIds {
  bid: string
  sid: string
}

export async function newBook(caller: Caller): Promise<BookIds> {
  const body = { title: '怡君的日子', author: '怡君' }
  const book = createBook.answer.parse(await untilAnswered(caller, createBook, { body }))
  return { bid: book.bid, sid: book.source.sid }
}

/** Gives when the import has ended. */
export async function bringIn(caller: Caller, { bid }: BookIds, archive: string): Promise<void> {
  const uploadId = await upload(caller, bid, await readFile(archive))
  const runs = async () =>
    listImports.answer.parse(await untilAnswered(caller, listImports, { query: { bid } })).imports
  await until('an import', async () => {
    const begun = await attempt(caller, importArchives, { body: { bid, uploads: [uploadId] } })
    return begun !== 'lost' || (await runs()).length > 0 ? true : undefined
  })
  await until('the end of an import', async () => {
    const [run] = await runs()
    return run?.endedAt ? true : undefined
  })
}

/** Words of some items, two into the bin, two out of the book; every change once. */
export async function edit(caller: Caller, book: BookIds): Promise<void> {
  const all = await itemsOf(caller, book, {})
  const some = all.filter((_, i) => i % 11 === 3).slice(0, 12)
  for (const [i, { itemId }] of some.entries()) {
    const change =
      i % 6 === 4 ? { deleted: true } : i % 6 === 5 ? { chosen: false } : { content: `改過的第 ${i} 則` }
    await until('an edit', async () => {
      const now = (await itemsOf(caller, book, {})).find(item => item.itemId === itemId)
      if (!now) throw new Error(`the item ${itemId} is gone`)
      if (Object.entries(change).every(([name, value]) => Object(now)[name] === value)) return true
      const params = { bid: book.bid, chapterId: now.chapterId, itemId }
      const answer = await attempt(caller, changeItem, {
        params,
        body: { version: now.version, ...change },
      })
      return answer === 'lost' ? undefined : true
    })
  }
}

export async function write(caller: Caller, book: BookIds): Promise<void> {
  const { bid } = book
  for (const day of [5, 12, 19, 26]) {
    const body = {
      content: `手寫的第 ${day} 日`,
      postDate: `2021-03-${String(day).padStart(2, '0')} 10:00`,
      picList: [],
    }
    await until('an entry', async () => {
      const answer = await attempt(caller, createItem, { params: { bid }, body })
      if (answer !== 'lost') return true
      const items = await itemsOf(caller, book, { type: 'patch' })
      return items.some(({ content }) => content === body.content) ? true : undefined
    })
  }
}

/** Gives when every month is set in it. */
export async function typesetIn(caller: Caller, { bid }: BookIds, typeset: string): Promise<void> {
  const params = { bid }
  await untilAnswered(caller, changeTypeset, { params, body: { typeset } })
  await until('pages', async () => {
    const book = readBook.answer.parse(await untilAnswered(caller, readBook, { params }))
    const isSet = book.retypesetMonths[typeset]?.length === 0
    const pages = book.progress.find(({ what }) => what === 'pages')
    if (pages?.state === 'failed') throw new Error(`the pages of ${typeset} failed: ${JSON.stringify(pages)}`)
    return book.typeset === typeset && isSet && pages?.state !== 'running' ? true : undefined
  })
}

/** Gives the hash of the reading edition. */
export async function download(
  caller: Caller,
  { bid }: BookIds,
  fetchFile: (href: string) => Promise<Buffer>,
) {
  const params = { bid }
  await untilAnswered(caller, downloads.makeDownload, { params })
  const { href, pages } = await until('a file', async () => {
    const file = downloads.readDownload.answer.parse(
      await untilAnswered(caller, downloads.readDownload, { params }),
    )
    if (file.state !== 'making' && file.state !== 'ready') throw new Error(`the file is ${file.state}`)
    return file.state === 'ready' ? file : undefined
  })
  const file = await fetchFile(z.string().parse(href))
  return { pages, sha256: createHash('sha256').update(file).digest('hex') }
}

/** Takes every step back and makes it again. Gives how many there were each way. */
export async function backAndForth(caller: Caller, { bid }: BookIds): Promise<number[]> {
  const params = { bid }
  const steps: number[] = []
  for (const [call, name] of [
    [undo, 'undo'],
    [redo, 'redo'],
  ] as const) {
    let count = 0
    const next = async () => readBook.answer.parse(await untilAnswered(caller, readBook, { params }))[name]
    while ((await next()) !== null) {
      await untilAnswered(caller, call, { params })
      count += 1
    }
    steps.push(count)
  }
  return steps
}

export async function itemsOf(caller: Caller, { sid }: BookIds, query: Record<string, string>) {
  const pages: z.infer<typeof listItems.answer>['items'] = []
  for (let page = 0; ; page += 1) {
    const input = { params: { sid }, query: { ...query, page: String(page), pagesize: '200' } }
    const { items, total } = listItems.answer.parse(await untilAnswered(caller, listItems, input))
    pages.push(...items)
    if (pages.length >= total || items.length === 0) return pages
  }
}
