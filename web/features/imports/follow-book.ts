import type { Book, Progress } from '#contract/book'
import type { BookEvent } from '../../api/events.ts'

/** The book after an event; undefined where it has to be read anew. */
export function followBook(book: Book, event: BookEvent | { event: 'again' }): Book | undefined {
  if (event.event === 'progress') return withProgress(book, event.data)
  if (event.event !== 'set') return undefined
  const { totalPage } = event.data
  return { ...book, totalPage }
}

function withProgress(book: Book, step: Progress): Book | undefined {
  const before = book.progress.find(({ what }) => what === step.what)
  const progress = before
    ? book.progress.map(other => (other === before ? step : other))
    : [...book.progress, step]
  const runs = (what: Progress['what']) =>
    progress.some(step => step.what === what && step.state === 'running')
  const isReading = runs('posts')
  // an import begins, and only the server knows whether posts or fan pages are read
  if (isReading && !book.isGettingPosts && !book.isGettingPages) return undefined
  return {
    ...book,
    progress,
    isGettingPosts: isReading && book.isGettingPosts,
    isGettingIns: runs('ins'),
    isGettingPages: isReading && book.isGettingPages,
    ...(book.status !== 'finalized' && {
      status: isReading && book.totalPage === 0 ? 'creating' : 'editing',
    }),
  }
}

/** Whether something is being brought in or set. A PDF is no concern of the import. */
export function isWorking({ progress }: Pick<Book, 'progress'>): boolean {
  return progress.some(({ state, what }) => state === 'running' && what !== 'pdf')
}

/** Whether all that has arrived of an archive is in the book, and more is to come. */
export function isArriving({ progress }: Pick<Book, 'progress'>): boolean {
  return progress.some(({ state }) => state === 'arriving')
}

/** What is read, and not what is made of it. */
export function isContent(what: Progress['what']): boolean {
  return what === 'posts' || what === 'ins' || what === 'pictures'
}

/** Whether something more may have come in, or stayed out. */
export function endsReading(event: BookEvent | { event: 'again' }): boolean {
  if (event.event === 'again') return true
  return event.event === 'progress' && isContent(event.data.what) && event.data.state !== 'running'
}

/** Why the last import brought in only a part: a key below `why`. */
export function whyPartly({ progress }: Pick<Book, 'progress'>): string | undefined {
  return progress.find(({ state, what, why }) => state === 'done' && what !== 'pdf' && why)?.why
}

/** Whether the last import ended so lately that it is still news: within a day of `now`, ms. */
export function hasJustEnded({ importEndedAt }: Pick<Book, 'importEndedAt'>, now: number): boolean {
  return importEndedAt !== null && now - Date.parse(importEndedAt) < 86_400_000
}

/** Reading, pictures and setting in this order; what was never begun is left out. */
export function importSteps({ progress }: Pick<Book, 'progress'>): Progress[] {
  return order.flatMap(what => progress.find(step => step.what === what) ?? [])
}

const order: readonly Progress['what'][] = ['posts', 'ins', 'pictures', 'pages']
