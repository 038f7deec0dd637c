import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readBook } from '#contract/shelf'
import { chooseAll } from '#contract/social-books'
import type { Visitor } from './visitor.ts'

/**
 * The worker has this book to set, again and again: all content is taken out of it and back in, and the pages that were kept
 * from before are thrown away. Ends with how often the book was set.
 */
export function keepSetting(visitor: Visitor, bid: string, folder: string) {
  let goesOn = true
  const work = async () => {
    let set = 0
    for (; goesOn; set += 1) {
      const { source } = await visitor.ask(readBook, { params: { bid } })
      await rm(join(folder, 'data', 'files', 'kept', 'months'), { recursive: true, force: true })
      for (const chosen of [false, true])
        await visitor.ask(chooseAll, { params: { sid: source.sid }, body: { chosen } })
      while (goesOn && (await left(visitor, bid)) > 0) await pause(100)
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
