/** Somebody who calls, and what the book that he calls about is like then. */
export interface CallerKind {
  name: string
  /** Whose token he shows; nobody's where there is none. */
  token?: 'owner' | 'other' | 'ended'
  /** How he stands to the book, by the relations of its policy. */
  toBook: readonly string[]
  /** Sets columns of the book's row. */
  prepare?: string
  /** What the book is by that, by the code of the refusal. */
  states?: readonly string[]
  /** Of the share link. */
  shows?: 'key' | 'key and password'
}

/** Salt and key as they are stored, of a password that nobody types here. */
export const passwordHash = `c2FsdA.${'A'.repeat(43)}`

const isPublic = 'public = true'
const hasPassword = `share_password_hash = '${passwordHash}'`

export const callers: readonly CallerKind[] = [
  { name: 'a visitor', toBook: [] },
  { name: 'a visitor with the share key', toBook: ['shareKey'], shows: 'key' },
  { name: 'a visitor while the book is public', toBook: ['public'], prepare: isPublic },
  {
    name: 'a visitor with the key of a link that has ended',
    toBook: [],
    prepare: `share_expires_at = '2020-01-01'`,
    shows: 'key',
  },
  {
    name: 'a visitor with the key alone where there is a password',
    toBook: [],
    prepare: hasPassword,
    shows: 'key',
  },
  {
    name: 'a visitor with key and password',
    toBook: ['shareKey'],
    prepare: hasPassword,
    shows: 'key and password',
  },
  { name: 'another user', token: 'other', toBook: [] },
  { name: 'another user with the share key', token: 'other', toBook: ['shareKey'], shows: 'key' },
  { name: 'another user while the book is public', token: 'other', toBook: ['public'], prepare: isPublic },
  { name: 'the owner with a token that has ended', token: 'ended', toBook: [] },
  { name: 'who made the guide book', token: 'owner', toBook: [], prepare: 'guide = true' },
  {
    name: 'the owner of a final book',
    token: 'owner',
    toBook: ['owner'],
    prepare: 'finalized = true',
    states: ['bookFinal'],
  },
  { name: 'the owner', token: 'owner', toBook: ['owner'] },
]
