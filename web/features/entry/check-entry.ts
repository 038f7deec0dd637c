import { type EntryDraft, isEmpty, mostPictures } from './entry-draft.ts'
import { isMoment } from './is-moment.ts'

/** Why an entry cannot be saved yet (specification 5); undefined when it can. */
export function checkEntry(draft: EntryDraft): 'incomplete' | 'tooManyPictures' | 'badTime' | undefined {
  if (isEmpty(draft)) return 'incomplete'
  if (draft.pictures.length > mostPictures) return 'tooManyPictures'
  return isMoment(draft) ? undefined : 'badTime'
}
