/**
 * Hours after which an upload goes. Ages are told by the clock of the database, and of files without a row by that of their
 * folder: the clock of one worker says nothing of what another one does.
 */
export const uploadRetention = {
  /** Read, from then on; unless another of its book is on its way or unread. Somebody on a phone chooses the parts one after the other. */
  read: 24,
  /** Never whole, from its last byte on. */
  unfinished: 48,
  /** Whole and kept for other parts in vain, from its last byte on. */
  kept: 168,
}
