import { type EntryDraft, isEmpty } from './entry-draft.ts'
import { isMoment } from './is-moment.ts'

/** Why an entry cannot be saved yet (specification 5); undefined when it can. */
export function checkEntry(draft: EntryDraft): 'incomplete' | 'badTime' | undefined {
  if (isEmpty(draft)) return 'incomplete'
  return isMoment(draft) ? undefined : 'badTime'
}
