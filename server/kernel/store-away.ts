/** The store of files does not answer, or not in time: asking again later may help. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('the store of files does not answer', { cause })
  }
}
