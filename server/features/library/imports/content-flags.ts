import type { Source } from '#domain/books/item'
import type { ImportRow } from './schema.ts'

/** Which kinds of content a book has by now (specification 3, progress flags). */
export interface ContentFlags {
  postsInitialized?: true
  pagesInitialized?: true
  insInitialized?: true
}

/** The kinds that items came from, and those that a network was asked for: one that had nothing is brought in too. */
export function contentFlags(
  itemSources: Iterable<Source>,
  importRow?: Pick<ImportRow, 'via' | 'request'>,
): ContentFlags {
  const sources = new Set(itemSources)
  const ofFacebook = importRow?.via === 'facebook' ? (importRow.request.sources ?? ['posts']) : []
  return {
    ...((sources.has('facebook') || ofFacebook.includes('posts')) && { postsInitialized: true }),
    ...((sources.has('facebook-page') || ofFacebook.includes('pages')) && { pagesInitialized: true }),
    ...((sources.has('instagram') || importRow?.via === 'instagram') && { insInitialized: true }),
  }
}
