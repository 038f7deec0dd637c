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
 * is kept. `begun` is the draft as it was when the sending began: one without anything in it is not kept.
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
    const draft = readDraft(store, key) ?? begun
    keepDraft(store, key, { ...draft, pictures: [...draft.pictures, picture] })
  }
}
