import type { Book } from '#contract/book'
import { coverAddress } from '#domain/covers/cover-address'
import type { Sql } from '../../../kernel/db/connect.ts'
import { presentProgress } from '../progress/present-progress.ts'
import type { BookRow } from '../schema.ts'
import { coverOf } from './cover-of.ts'
import { type BookFigures, figuresOf } from './figures-of.ts'

/** A book as the API shows it (specification 3). Only its owner learns what undo would do. */
export async function presentBook(db: Sql, row: BookRow, reader?: string): Promise<Book> {
  const owns = reader === row.uid
  const figures = await figuresOf(db, row.bid)
  const { current, binned, running, steps } = figures
  const isRunning = (what: string) => running.some(step => step.what === what && step.state === 'running')
  const isGettingPosts = isRunning('posts')
  const isGettingIns = isRunning('ins')
  const pagesInitialized = row.totalPage > 0
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
    status: row.finalized ? 'finalized' : isGettingPosts && !pagesInitialized ? 'creating' : 'editing',
    source: { sid: row.sid },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    endAt: row.endAt?.toISOString() ?? null,
    startDate: current[0] ?? null,
    endDate: current.at(-1) ?? null,
    currentChapters: current,
    deletedChapters: binned,
    retypesetMonths: { [row.typeset]: unset(current, row, figures) },
    isGettingPages: isRunning('pages'),
    isGettingPosts,
    pagesInitialized,
    postsInitialized: row.postsInitialized,
    patched: row.patched,
    insInitialized: row.insInitialized,
    isGettingIns,
    progress: running.map(presentProgress),
    revision: row.revision,
    undo: owns ? steps.undo : null,
    redo: owns ? steps.redo : null,
    timeZone: row.timeZone,
  }
}

function unset(months: readonly string[], { typeset }: BookRow, { set }: BookFigures): string[] {
  const done = new Set(set.filter(month => month.typeset === typeset).map(({ month }) => month))
  return months.filter(month => !done.has(month))
}
