import { newId } from '../../api/tab-id.ts'
import { type DraftPicture, type EntryDraft, keepDraft, readDraft } from './entry-draft.ts'

type AddPicture = (picture: DraftPicture) => void

/** What the dialogs that are open do with a picture, by the key of their draft. */
const opened = new Map<string, AddPicture>()

/** Pictures for the draft of this key go to a dialog from now on. Gives the way to end that. */
export function takePictures(key: string, add: AddPicture): () => void {
  opened.set(key, add)
  return () => {
    if (opened.get(key) === add) opened.delete(key)
  }
}

/**
 * A picture that was sent joins its entry: in the dialog that shows it, or, where that was closed while it was sent, in the draft that
 * is kept. Without one, `begun`, the draft when the sending began, had nothing in it, or was saved meanwhile from another dialog: the
 * picture begins another entry of its day.
 */
export function addPicture(
  store: Parameters<typeof keepDraft>[0],
  key: string,
  begun: EntryDraft,
  picture: DraftPicture,
): void {
  const add = opened.get(key)
  if (add) add(picture)
  else {
    const draft = readDraft(store, key) ?? { ...begun, key: newId(), title: '', content: '', pictures: [] }
    keepDraft(store, key, { ...draft, pictures: [...draft.pictures, picture] })
  }
}
