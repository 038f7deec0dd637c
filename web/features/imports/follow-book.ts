import type { Book, Progress } from '#contract/book'
import type { BookEvent } from '../../api/events.ts'

/** The book after an event; undefined where it has to be read anew. */
export function followBook(book: Book, told: BookEvent | { event: 'again' }): Book | undefined {
  if (told.event === 'progress') return withProgress(book, told.data)
  if (told.event !== 'set') return undefined
  const { totalPage } = told.data
  return { ...book, totalPage, pagesInitialized: totalPage > 0 }
}

function withProgress(book: Book, told: Progress): Book {
  const before = book.progress.find(one => one.what === told.what)
  const progress = before ? book.progress.map(one => (one === before ? told : one)) : [...book.progress, told]
  const runs = (what: Progress['what']) => progress.some(one => one.what === what && one.state === 'running')
  const isGettingPosts = runs('posts')
  return {
    ...book,
    progress,
    isGettingPosts,
    isGettingIns: runs('ins'),
    isGettingPages: runs('pages'),
    ...(book.status !== 'finalized' && {
      status: isGettingPosts && book.totalPage === 0 ? 'creating' : 'editing',
    }),
  }
}

/** Whether something is being brought in or set. A PDF is no concern of the import. */
export function isWorking({ progress }: Pick<Book, 'progress'>): boolean {
  return progress.some(one => one.state === 'running' && one.what !== 'pdf')
}

/** Whether all that has arrived of an archive is in the book, and more is to come. */
export function isArriving({ progress }: Pick<Book, 'progress'>): boolean {
  return progress.some(one => one.state === 'arriving')
}

/** What is read, and not what is made of it. */
export function isContent(what: Progress['what']): boolean {
  return what === 'posts' || what === 'ins' || what === 'pictures'
}

/** Whether something more may have come in, or stayed out. */
export function endsReading(told: BookEvent | { event: 'again' }): boolean {
  if (told.event === 'again') return true
  return told.event === 'progress' && isContent(told.data.what) && told.data.state !== 'running'
}

/** Why the last import brought in only a part: a key below `why`. */
export function whyPartly({ progress }: Pick<Book, 'progress'>): string | undefined {
  return progress.find(one => one.state === 'done' && one.what !== 'pdf' && one.why)?.why
}

/** Reading, pictures and setting in this order; what was never begun is left out. */
export function importSteps({ progress }: Pick<Book, 'progress'>): Progress[] {
  return order.flatMap(what => progress.find(one => one.what === what) ?? [])
}

const order: readonly Progress['what'][] = ['posts', 'ins', 'pictures', 'pages']
