import { setTimeout as pause } from 'node:timers/promises'
import { listBooks } from '#contract/shelf'
import type { Visitor } from './visitor.ts'

/** Until the service has made the guide book, which it does once in its life, beside everything else. */
export async function awaitGuide(visitor: Visitor): Promise<void> {
  while (!(await visitor.ask(listBooks)).books.some(book => book.guide)) await pause(lookEveryMs)
}

const lookEveryMs = 50
