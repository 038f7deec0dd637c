import { readBook } from '../../library/books/store.ts'
import type { BeginTypesetting } from '../../library/imports/import-typesetting.ts'
import { inSteps } from '../../library/progress/in-steps.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { settingAsYouGo } from './set-as-you-go.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

/** Sets the months of a book while others come in, and says how far it is. */
export const typesetWhileImporting: BeginTypesetting = (deps, bid) => {
  const progress = inSteps((done, of) =>
    setProgress(deps.db, deps, bid, 'pages', { done, of, state: done < of ? 'running' : 'done' }),
  )
  let complete = 0
  let set = 0
  const bookNow = async () => {
    const book = await readBook(deps.db, bid)
    return book
  }
  const setting = settingAsYouGo(async months => {
    const book = await bookNow()
    if (!book) return
    await typesetBookMonths(deps, book, months, async (done, of) => {
      if (done === of) set += of
      progress.say(done === of ? set : set + done, Math.max(complete, set) + 1)
    })
  })
  return {
    add(months) {
      complete += months.length
      setting.add(months)
    },
    settle: () => setting.end(),
    async finish() {
      // months without pictures, and those that a later picture changed
      const book = await bookNow()
      if (book) await typesetBookMonths(deps, book, undefined)
      await progress.end()
      await setProgress(deps.db, deps, bid, 'pages', { done: set, of: set, state: 'done' })
    },
  }
}
