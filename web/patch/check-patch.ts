import { isMoment } from './is-moment.ts'
import { isEmpty, type PatchDraft } from './patch-draft.ts'

/** Why an entry cannot be saved yet (specification 5); undefined when it can. */
export function checkPatch(draft: PatchDraft): 'incomplete' | 'badTime' | undefined {
  if (isEmpty(draft)) return 'incomplete'
  return isMoment(draft) ? undefined : 'badTime'
}
