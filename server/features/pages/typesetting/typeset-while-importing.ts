import { readBook } from '../../library/books/store.ts'
import type { BeginTypesetting } from '../../library/imports/import-typesetting.ts'
import { inSteps } from '../../library/progress/in-steps.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { settingAsYouGo } from './set-as-you-go.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

/** Sets the months of a book while others come in, and says how far it is. */
export const typesetWhileImporting: BeginTypesetting = (deps, bid) => {
  // not done before its end: months that are set may be followed by others, or be set again
  const progress = inSteps((done, of) =>
    setProgress(deps.db, deps, bid, 'pages', { done, of, state: 'running' }),
  )
  let expected = 0
  const complete = new Set<string>()
  const set = new Set<string>()
  const all = () => Math.max(expected, complete.size)
  const say = (done: number) => progress.say(Math.min(done, all()), all())
  const setting = settingAsYouGo(async months => {
    const book = await readBook(deps.db, bid)
    if (!book) return
    const before = set.size
    await typesetBookMonths(deps, book, months, {
      async onMonth(done, of) {
        if (done === of) for (const month of months) set.add(month)
        say(done === of ? set.size : before + done)
      },
    })
  })
  return {
    expect(months) {
      expected = months
    },
    add(months) {
      for (const month of months) complete.add(month)
      setting.add(months)
    },
    settle: () => setting.end(),
    async finish() {
      // months without pictures, and those that a later picture changed
      const book = await readBook(deps.db, bid)
      if (book)
        await typesetBookMonths(deps, book, undefined, { onMonth: async done => say(set.size + done) })
      await progress.end()
      await setProgress(deps.db, deps, bid, 'pages', { done: all(), of: all(), state: 'done' })
    },
  }
}
