/**
 * What can be done with what, by name. A call says which of these it is (`policy`); who may do it stands in the `policy.ts` of the
 * resource, beside its feature in the server.
 */
export interface ResourceActions {
  session: 'open' | 'close'
  user: 'read' | 'update' | 'delete' | 'bindReferrer' | 'endSession' | 'link' | 'unlink' | 'join' | 'export'
  /** The books of a user. */
  shelf: 'read' | 'addBook'
  /** `inspect`: what only who makes the book needs to know of it. */
  book: 'read' | 'inspect' | 'edit' | 'import' | 'share' | 'unlock' | 'download' | 'copy' | 'delete'
  /** The content that a book is made from. */
  socialBook: 'read' | 'edit'
  /** A line of the receipt: what was read and did not come in. */
  receiptLine: 'restore'
  image: 'upload' | 'use'
  /** An archive on its way in. */
  upload: 'read' | 'append' | 'remove'
  /** What books cost. */
  price: 'read'
  /** The addresses of a user, and how addresses are written. */
  addressBook: 'learn' | 'read' | 'add'
  address: 'read' | 'change' | 'remove'
  /** The coupons of a user; to `look` at one needs its code. */
  couponBook: 'look' | 'browse' | 'read' | 'claim'
  /** What a user is about to order. */
  basket: 'read' | 'change'
  /** The orders of a user. */
  orderBook: 'check' | 'place' | 'read'
  order: 'read' | 'pay' | 'hide'
  /** What the staff sees and does: orders of all people, coupons, prices, accounts, jobs. */
  desk: 'read' | 'act'
}

export type Resource = keyof ResourceActions

/** A resource and one of its actions; any other pair does not compile. */
export type PolicyName = { [R in Resource]: { resource: R; action: ResourceActions[R] } }[Resource]
