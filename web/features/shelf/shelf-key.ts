/** By what the books of a person are kept. */
export function shelfKey(uid: string | undefined): readonly unknown[] {
  return ['books', uid]
}
