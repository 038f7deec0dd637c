import { changeTypeset, readBook } from '#contract/books'
import type { Visitor } from './visitor.ts'

/** The worker has this book to set, in one typeset after the other, until it is enough. Ends with how often it was set. */
export function keepSetting(visitor: Visitor, bid: string) {
  let goesOn = true
  const typesets = ['a5-2', 'a4-1', 'a4-2', 'a5-1'] as const
  const work = async () => {
    let set = 0
    for (; goesOn; set += 1) {
      const typeset = typesets[set % typesets.length] ?? 'a5-1'
      await visitor.ask(changeTypeset, { params: { bid }, body: { typeset } })
      while (goesOn && (await left(visitor, bid)) > 0) await new Promise(next => setTimeout(next, 100))
    }
    return set
  }
  const working = work()
  return {
    end() {
      goesOn = false
      return working
    },
  }
}

async function left(visitor: Visitor, bid: string): Promise<number> {
  const book = await visitor.ask(readBook, { params: { bid } })
  return book.retypesetMonths[book.typeset]?.length ?? 0
}
