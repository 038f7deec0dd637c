import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item } from '#domain/books/item'
import type { BookSettings } from '#press/products/diary/book-settings'
import { cutMonths } from '#press/products/diary/cut-months'
import { type MadeBook, makeBook } from '#press/products/diary/make-book'
import { memoryCache } from '#press/products/diary/months/month-cache'
import type { MonthInput } from '#press/products/diary/months/typeset-month'
import { typesetMonths } from '#press/products/diary/months/typeset-months'
import { type Engine, startEngine } from '#press/products/engine'
import { reword } from './reword.ts'
import { overMonths, type SampleLife } from './sample-life.ts'

const usual: BookSettings = {
  title: '我的日子',
  author: '林小滿',
  typeset: 'a5-1',
  binding: 'paperback',
  profile: 'house',
  template: 'dots',
  color: '#B3392B',
  locale: 'zh-tw',
  timeZone: 'Asia/Taipei',
}

/** Months of the sample book; 240 pages over a year and a half are 13 pages a month. */
const months = 18
/** What the months may take of 240 pages, with room for other words that run longer. */
const bodyPages = 230

export interface SampleBook {
  settings: BookSettings
  /** Posts of the book in the words of one repetition. */
  items(seed: number): Item[]
  /** Makes the book into a folder of its own; photos are derived if they are not yet. */
  make(items: Item[], engine: Engine, name: string): Promise<MadeBook>
  openPicture: SampleLife['openPicture']
  photoFolder: string
}

/** As many posts of a life as fill one paperback of nearly 240 A5 pages. */
export async function sampleBook(
  folder: string,
  life: SampleLife,
  typeset: BookSettings['typeset'],
): Promise<SampleBook> {
  const settings = { ...usual, typeset }
  const photoFolder = join(folder, 'photos')
  const posts = await postsThatFill(life.items, settings)
  return {
    settings,
    items: seed => overMonths(reword(life.items, seed).slice(0, posts), months),
    async make(items, engine, name) {
      const out = join(folder, name)
      await mkdir(out, { recursive: true })
      const { openPicture } = life
      return makeBook({ items, openPicture, settings, out, photoFolder, months: memoryCache(), engine })
    },
    openPicture: life.openPicture,
    photoFolder,
  }
}

async function postsThatFill(items: readonly Item[], settings: BookSettings): Promise<number> {
  const engine = startEngine()
  const inputs = monthInputs(overMonths(items, months), settings)
  const { months: set } = await typesetMonths(inputs, engine, memoryCache())
  await engine.close()
  const pages = set.reduce((sum, month) => sum + month.pages.length, 0)
  if (pages < bodyPages) throw new Error(`the sample life has ${pages} pages only`)
  return Math.floor((items.length * bodyPages) / pages)
}

/** The months of items as the engine is asked to set them. */
export function monthInputs(items: readonly Item[], settings: BookSettings): MonthInput[] {
  const { typeset, locale, timeZone, profile, binding } = settings
  return cutMonths(items, timeZone).map(month => ({ ...month, typeset, locale, timeZone, profile, binding }))
}
