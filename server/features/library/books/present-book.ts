import type { Book } from '#contract/book'
import { typesetNames } from '#domain/catalogue/typesets'
import { coverAddress } from '#domain/covers/cover-address'
import { edition } from '#press/products/edition'
import type { Sql } from '../../../kernel/db/connect.ts'
import { presentProgress } from '../progress/present-progress.ts'
import { coverOf } from './cover-of.ts'
import { type BookFigures, figuresOf } from './figures-of.ts'
import type { BookRow } from './schema.ts'

/** A book as the API shows it (specification 3). Only its owner learns what undo would do. */
export async function presentBook(db: Sql, row: BookRow, reader?: string): Promise<Book> {
  const owns = reader === row.uid
  const figures = await figuresOf(db, row.bid)
  const { current, binned, running, steps } = figures
  const isRunning = (what: string) => running.some(step => step.what === what && step.state === 'running')
  const isReading = isRunning('posts')
  const isGettingPages = isReading && figures.imports.some(({ sources }) => sources?.includes('pages'))
  const isPagesAlone = figures.imports.every(
    ({ via, sources }) => via === 'facebook' && sources?.includes('posts') === false,
  )
  const isGettingPosts = isReading && !(isGettingPages && isPagesAlone)
  const isGettingIns = isRunning('ins')
  return {
    bid: row.bid,
    title: row.design.title,
    author: row.design.author,
    coverUrl: coverAddress(coverOf(row, figures.entries)),
    type: row.type,
    typeset: row.typeset,
    template: row.design.template,
    templateStyle: row.design.cover.color,
    design: row.design,
    totalPage: row.totalPage,
    editable: !row.finalized,
    public: row.public,
    guide: row.guide,
    status: row.finalized ? 'finalized' : isReading && row.totalPage === 0 ? 'creating' : 'editing',
    source: { sid: row.sid },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    endAt: row.endAt?.toISOString() ?? null,
    startDate: current[0] ?? null,
    endDate: current.at(-1) ?? null,
    currentChapters: current,
    deletedChapters: binned,
    retypesetMonths: monthsToSet(current, figures),
    newEdition: figures.set.some(month => month.typeset === row.typeset && month.edition < edition),
    isGettingPages,
    isGettingPosts,
    pagesInitialized: row.pagesInitialized,
    postsInitialized: row.postsInitialized,
    patched: row.patched,
    insInitialized: row.insInitialized,
    isGettingIns,
    importEndedAt: figures.importEndedAt === null ? null : new Date(figures.importEndedAt).toISOString(),
    progress: running.map(presentProgress),
    revision: row.revision,
    undo: owns ? steps.undo : null,
    redo: owns ? steps.redo : null,
    timeZone: row.timeZone,
  }
}

/** By typeset, the months that are not set in it as they are now. */
function monthsToSet(months: readonly string[], { set }: BookFigures): Record<string, string[]> {
  const done = new Set(set.map(({ typeset, month }) => `${typeset} ${month}`))
  return Object.fromEntries(
    typesetNames.map(typeset => [typeset, months.filter(month => !done.has(`${typeset} ${month}`))]),
  )
}
