import { type Treatment, treatments } from '#domain/books/treatment'
import type { TypesetName } from '#domain/catalogue/typesets'
import { gatherings } from './gathering.ts'

/** What the maker of a book can wish for an entry of it: where a typeset gathers no small talk, nothing can be said in its run. */
export const treatmentsIn = (typeset: TypesetName): Treatment[] =>
  treatments.filter(treatment => treatment !== 'run' || gatherings[typeset].smallTalk)
